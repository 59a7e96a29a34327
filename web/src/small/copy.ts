// Copying a link: with the clipboard where the page may use it (https, localhost), else the old way.
export const linkTo = (path: string): string => `${location.origin}${location.pathname}#${path}`;

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
