/** Ranges of numbers, dates and weekdays in a text: 'up to 8 m', '8–10 m', 'over 10 m', 'March to May'. */
import type { LanguageCode } from '@parrot/contract/core';
import { withoutAccents } from '../text/tokens.ts';
import { type Point, pointsIn } from './points.ts';
import type { Dimension } from './unit-names.ts';

export type Range = {
  dimension: Dimension | null;
  min: number;
  max: number;
  /** Whether the limit itself is outside. */
  minOpen: boolean;
  maxOpen: boolean;
};

/** What is written before a limit, in any of our languages. */
const ending = (list: string) =>
  new RegExp(`(?:^|[^\\p{L}])(?:${list})[\\s.:]*(?:de |el |le |den |zum |au )?$`, 'u');
const UP_TO = ending(
  "up to|until|till|at most|no more than|max(?:imum|imal|imo)?|bis(?: zu| zum)?|hochstens|hasta|como maximo|jusqu['’]?a|jusqu['’]?au|au plus|upp till|hogst|t\\.?o\\.?m|≤|<=",
);
const BELOW = ending(
  'under|below|less than|fewer than|shorter than|lighter than|younger than|before|unter|weniger als|kurzer als|kleiner als|leichter als|junger als|vor|menos|menor(?:es)?|inferior(?:es)? a|antes|moins|inferieure?s? a|avant|mindre an|kortare an|lattare an|yngre an|fore|<',
);
const OVER = ending(
  'over|above|more than|longer than|larger than|heavier than|older than|after|uber|mehr als|langer als|grosser als|schwerer als|alter als|nach|mas|mayor(?:es)?|superior(?:es)? a|plus|superieure?s? a|au[- ]dela|mer an|langre an|storre an|tyngre an|aldre an|efter|>',
);
const FROM = ending(
  'from|at least|min(?:imum|imo|destens)?|starting at|since|ab|desde|a partir|au moins|des|fran|minst|fr\\.?o\\.?m|≥|>=',
);
const BETWEEN = ending('between|zwischen|entre|mellan');
const CONNECTED =
  /^[\s.]*(?:-|‑|–|—|to|until|through|till|(?:and |und |y |et |och )?(?:up to|bis(?: zu| zum)?|hasta|jusqu['’]?a|jusqu['’]?au|upp till)|a|al|au|<)\s*(under|below|unter|less than|menos de|moins de)?\s*(?:el |le |den |zum )?$/u;
const AND = /^\s*(?:and|und|y|e|et|och)\s*$/u;
const OR_MORE =
  /^\s{0,2}(?:\+|,? ?(?:(?:or|and|und|oder|o|y|ou|et|eller|och) (?:more|over|above|older|longer|up|upwards|mehr|alter|langer|daruber|mas|mayores|plus|au-dela|mer|uppat|aldre|langre)))/u;
const OR_LESS =
  /^\s{0,2},? ?(?:or|and|und|oder|o|y|ou|et|eller|och) (?:less|under|below|younger|shorter|weniger|junger|kurzer|darunter|menos|menores|moins|mindre|yngre|kortare)/u;
const AROUND = 40;

/**
 * `inCell`: the text is a cell, so that a value alone is a range of one. `dimension`: what its column measures.
 */
export function rangesIn(
  text: string,
  languageCode: LanguageCode | null,
  { inCell = false, dimension = null }: { inCell?: boolean; dimension?: Dimension | null } = {},
): Range[] {
  const points = pointsIn(text, languageCode, { inTable: inCell });
  const ranges: Range[] = [];
  /** The last range, if it is a lower limit of the point before. */
  let floor: Range | null = null;
  for (let at = 0; at < points.length; at += 1) {
    const point = points[at] as Point;
    const next = points[at + 1];
    const before = plain(text.slice(Math.max(points[at - 1]?.end ?? 0, point.start - AROUND), point.start));
    const link = next && linkOf(plain(text.slice(point.end, next.start)), before);
    const joint = link && next ? joined(point, next) : null;
    if (link && joint) {
      ranges.push({ ...joint, minOpen: OVER.test(before), maxOpen: link.maxOpen });
      floor = null;
      at += 1;
      continue;
    }
    const after = plain(text.slice(point.end, point.end + AROUND));
    const isAlone = inCell && !/[\p{L}\p{N}]/u.test(text.slice(0, point.start) + text.slice(point.end));
    const range = halfOpen(point, before, after) ?? (isAlone ? exactly(point) : null);
    if (floor && range && isCeilingOf(floor, range)) {
      // 'Over 10 m, up to 14 m' is one range.
      floor.max = range.max;
      floor.maxOpen = range.maxOpen;
      floor = null;
      continue;
    }
    if (range) ranges.push(range);
    floor = range?.max === Infinity ? range : null;
  }
  return ranges.map((range) => ({ ...range, dimension: range.dimension ?? dimension }));
}

export function isWithin({ min, max }: Pick<Point, 'min' | 'max'>, range: Range): boolean {
  // November to March goes around the turn of the year.
  if (range.min > range.max) return max >= range.min || min <= range.max;
  return (
    (range.minOpen ? max > range.min : max >= range.min) &&
    (range.maxOpen ? min < range.max : min <= range.max)
  );
}

const isCeilingOf = (floor: Range, { dimension, min, max }: Range): boolean =>
  min === -Infinity && dimension === floor.dimension && max > floor.min;

function halfOpen(point: Point, before: string, after: string): Range | null {
  const { dimension, min, max } = point;
  const none = { dimension, minOpen: false, maxOpen: false };
  // Dates and weekdays go round: what is before a date is not known.
  const isCyclic = dimension === 'weekday' || dimension === 'date';
  if (isCyclic) return null;
  const upTo = { ...none, min: -Infinity, max };
  const from = { ...none, min, max: Infinity };
  if (UP_TO.test(before)) return upTo;
  if (BELOW.test(before)) return { ...upTo, maxOpen: true };
  if (OVER.test(before)) return { ...from, minOpen: true };
  if (FROM.test(before)) return from;
  // In 'over 8 m and less than 10 m', what follows 8 m is about 10 m.
  if (OR_LESS.test(after)) return upTo;
  return OR_MORE.test(after) ? from : null;
}

const exactly = ({ dimension, min, max }: Point): Range => ({
  dimension,
  min,
  max,
  minOpen: false,
  maxOpen: false,
});

function linkOf(between: string, before: string): { maxOpen: boolean } | null {
  const connected = CONNECTED.exec(between);
  if (connected) return { maxOpen: connected[1] !== undefined };
  return AND.test(between) && BETWEEN.test(before) ? { maxOpen: false } : null;
}

/** In '8–10 m' the unit of the second number is that of the first. */
function joined(one: Point, other: Point): Pick<Range, 'dimension' | 'min' | 'max'> | null {
  if (one.dimension === other.dimension) return { dimension: one.dimension, min: one.min, max: other.max };
  if (one.dimension === null && other.number > 0)
    return { dimension: other.dimension, min: one.min * (other.min / other.number || 1), max: other.max };
  if (other.dimension === null && one.number > 0)
    return { dimension: one.dimension, min: one.min, max: other.max * (one.min / one.number || 1) };
  return null;
}

const plain = (text: string): string => withoutAccents(text.toLowerCase());
