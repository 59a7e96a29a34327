// The tab's title says whose turn it is, and the icon's pennon takes your tincture when it is yours.
import { tincture } from '../heraldry/tinctures';
import type { TableState } from '../state/table.svelte';
import { say, told } from '../words/words.svelte';

export function announce(table: TableState): string {
  const view = table.live;
  if (!view) return 'Héraut';
  const name = told(view.scene.title);
  const yours = view.asked !== null && ((view.asked === -1 && view.dice === 'typed' && view.you.length > 0) || view.you.includes(view.asked) || table.local.includes(view.asked)) && !view.over;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const href = yours ? `./marks/${tincture(view.asked === -1 ? view.you[0]! : view.asked)}.svg` : './mark.svg';
  if (icon && icon.getAttribute('href') !== href) icon.setAttribute('href', href);
  return view.over ? `${say('over')} · ${name}` : yours ? `● ${say('your-turn')} · ${name}` : `${name} · Héraut`;
}
