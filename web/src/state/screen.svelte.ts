// What kind of screen this is.
import { MediaQuery } from 'svelte/reactivity';

/** A phone, or so much zoom that a screen has no more room than one. The styles say the same. */
export const phone = new MediaQuery('(max-width: 720px), (max-height: 560px)');
/** Of these, one that lies on its side: board and answers stand beside each other. */
export const low = new MediaQuery('(max-height: 560px) and (min-width: 560px)');
export const calm = new MediaQuery('(prefers-reduced-motion: reduce)');
export const strip = new MediaQuery('(max-width: 1300px)');
