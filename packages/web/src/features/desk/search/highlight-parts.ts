/** A text cut so that what was looked for can be marked, from shortly before the first hit on. */
type Piece = { words: string; isHit: boolean; at: number };

const BEFORE = 40;

export function highlightParts(value: string, text: string): Piece[] {
  const words = text.split(/\s+/).filter(Boolean).map(escaped);
  if (words.length === 0) return [{ words: value, isHit: false, at: 0 }];
  const hits = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})`, 'giu');
  const first = value.search(hits);
  const from = first > BEFORE ? first - BEFORE : 0;
  const pieces: Piece[] = from > 0 ? [{ words: '…', isHit: false, at: -1 }] : [];
  let at = from;
  for (const hit of value.matchAll(hits)) {
    if (hit.index > at) pieces.push({ words: value.slice(at, hit.index), isHit: false, at });
    pieces.push({ words: hit[0], isHit: true, at: hit.index });
    at = hit.index + hit[0].length;
  }
  if (at < value.length) pieces.push({ words: value.slice(at), isHit: false, at });
  return pieces;
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
