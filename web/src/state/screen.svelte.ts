// What kind of screen this is.
import { MediaQuery } from 'svelte/reactivity';

export const phone = new MediaQuery('(max-width: 720px)');
export const calm = new MediaQuery('(prefers-reduced-motion: reduce)');
export const strip = new MediaQuery('(max-width: 1300px)');
