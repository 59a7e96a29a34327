// The drawn signs, fetched apart from the first page: until they are here a letter stands in their place.
let paths = $state.raw<Record<string, string> | null>(null);
void import('virtual:signs').then((module) => (paths = module.default));

/** The path of a sign; '' while they come; `null` when there is none of that name. */
export const sign = (id: string): string | null => (paths === null ? '' : (paths[id] ?? null));
