// What a rule says, for whoever opens a word that rests on it; each book is fetched once.
import { server } from '../transport/choose';
import type { Book, Spoken } from '../wire';

const books = new Map<string, Promise<Book>>();

export async function ruleText(game: string, id: string | undefined): Promise<Spoken | null> {
  if (!id) return null;
  if (!books.has(game)) books.set(game, server().then((there) => there.rules(game)));
  const book = await books.get(game)!.catch(() => null);
  if (!book) books.delete(game);
  const rule = book?.rules.find((one) => one.id === id);
  return rule ? { en: rule.en, fr: rule.fr } : null;
}
