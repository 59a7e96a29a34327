/** A French sentence into which names were put: « de Alamar » is « d’Alamar »; as `elided` in heraut/tabletop/vocabulary.py. */
export const elided = (text: string): string =>
  text.replace(/(?<![\p{L}’])(d|jusqu|lorsqu|puisqu|qu)e (?=[aeiouâàäéèêëîïôöùûüœæ]|homme|hydre|humain|horreur|herbe|hôte|habit)(?!onz|oui(?!\p{L}))/giu, (whole, start: string, at: number) =>
    /^[A-Z](?![a-zà-ÿœ’])/.test(text.slice(at + whole.length)) ? whole : `${start}’`);
