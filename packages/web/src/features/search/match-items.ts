/** The pages and actions that match: each word begins a word of the title or of the keywords. */
import type { SearchItem } from './search-item.ts';

export function matchItems(items: readonly SearchItem[], text: string): SearchItem[] {
  const terms = tokensOf(text);
  if (terms.length === 0) return [...items];
  return items.filter(({ title, detail, keywords = '' }) => {
    const tokens = tokensOf(`${title} ${detail} ${keywords}`);
    return terms.every((term) => tokens.some((token) => token.startsWith(term)));
  });
}

/** Without case and accents. */
const tokensOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
