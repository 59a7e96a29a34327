/** How much larger an element is drawn than its own pixels say: large screens zoom the table, and places on the screen do not know. */
export const zoomOf = (one: Element): number => (one as Element & { currentCSSZoom?: number }).currentCSSZoom ?? 1;
