/** Splits a text at its matches, starting shortly before the first one. */
type Piece = { part: string; isHit: boolean; at: number };

const BEFORE = 40;

export function highlightParts(value: string, text: string): Piece[] {
  const terms = text.split(/\s+/).filter(Boolean).map(escaped);
  if (terms.length === 0) return [{ part: value, isHit: false, at: 0 }];
  const hits = new RegExp(`(?<![\\p{L}\\p{N}])(?:${terms.join('|')})`, 'giu');
  const first = value.search(hits);
  const from = first > BEFORE ? wordStart(value, first - BEFORE, first) : 0;
  const pieces: Piece[] = from > 0 ? [{ part: '…', isHit: false, at: -1 }] : [];
  let at = from;
  for (const hit of value.matchAll(hits)) {
    if (hit.index > at) pieces.push({ part: value.slice(at, hit.index), isHit: false, at });
    pieces.push({ part: hit[0], isHit: true, at: hit.index });
    at = hit.index + hit[0].length;
  }
  if (at < value.length) pieces.push({ part: value.slice(at), isHit: false, at });
  return pieces;
}

/** The first word after a point, so that none is cut; the point itself in a text without spaces. */
function wordStart(value: string, point: number, end: number): number {
  const space = value.slice(point - 1, end).search(/\s/);
  return space === -1 ? point : point + space;
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
