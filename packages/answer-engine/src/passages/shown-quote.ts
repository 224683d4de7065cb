/** A quote as the chat shows it: a list or table with its heading, and what fits the question in bold. */
import { withoutNamedLinks } from '@parrot/contract/core';
import type { Fit } from '../units/fit-rows.ts';
import { CELL_SEPARATOR, ITEM_LINE } from '../units/text-units.ts';
import type { Quote } from './quote.ts';

/** A heading that the reader made up, or one that repeats the question. */
const NOT_SHOWN = /^Page \d+$|[?*]|^$/;

export function shownQuote(
  { text, start, units, namedRow }: Quote,
  heading: string,
  fit: Fit | null,
): string {
  const marks = fit?.marks ?? (namedRow ? [namedRow] : []);
  const marked = withMarks(text, start, marks);
  const isTitled = units.length > 0 && !NOT_SHOWN.test(heading) && !text.startsWith(heading);
  // A page can't put a picture or a link with another name into a message of the bot.
  return withoutNamedLinks(isTitled ? `**${heading}**\n${marked}` : marked);
}

/** From the last to the first, so that the offsets stay valid. */
function withMarks(text: string, start: number, marks: Fit['marks']): string {
  let marked = text;
  for (const mark of [...marks].sort((one, other) => other.start - one.start)) {
    const [from, to] = [mark.start - start, mark.end - start];
    if (from < 0 || to > text.length) continue;
    marked = marked.slice(0, from) + inBold(marked.slice(from, to)) + marked.slice(to);
  }
  return marked;
}

function inBold(part: string): string {
  const [marker = ''] = ITEM_LINE.exec(part) ?? [];
  return (
    marker +
    part
      .slice(marker.length)
      .split(CELL_SEPARATOR)
      .map((cell) => (cell.trim() === '' || cell.includes('*') ? cell : `**${cell.trim()}**`))
      .join(CELL_SEPARATOR)
  );
}
