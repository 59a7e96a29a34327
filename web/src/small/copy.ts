// Copying a link: with the clipboard where the page may use it (https, localhost), else the old way.
export const linkTo = (path: string): string => `${location.origin}${location.pathname}#${path}`;

/** The seat is told so that the page can show it before anything is spent. */
export const inviteLink = (table: string, code: string, seat: number): string => linkTo(`/join/${table}/${code}/${seat}`);
/** A link that leads nowhere on any other machine. */
export const isLocal = (): boolean => /^(localhost|127\.|\[?::1)/.test(location.hostname);

export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement('textarea');
    field.value = text;
    field.setAttribute('aria-hidden', 'true');
    field.className = 'vh';
    document.body.append(field);
    field.select();
    const done = document.execCommand('copy');
    field.remove();
    return done;
  }
}
