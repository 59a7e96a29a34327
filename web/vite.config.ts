import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { signs } from './tools/signs';

// The policy the server sends; the preview sends it too, so that nothing can come to depend on less.
const POLICY = "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'";
const SERVER = process.env.HERAUT_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  base: './',
  plugins: [svelte(), signs(import.meta.dirname)],
  build: { assetsInlineLimit: 0, target: 'es2022', modulePreload: { polyfill: false } },
  server: { proxy: { '/api': SERVER, '/ws': { target: SERVER, ws: true } } },
  preview: { headers: { 'Content-Security-Policy': POLICY } },
  test: { include: ['tests/**/*.test.ts'], environment: 'node' },
});
