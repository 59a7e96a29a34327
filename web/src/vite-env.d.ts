/// <reference types="svelte" />
/// <reference types="vite/client" />
declare module 'virtual:signs' {
  const paths: Record<string, string>;
  export default paths;
  export const groups: Record<string, () => Promise<{ default: Record<string, string> }>>;
}
