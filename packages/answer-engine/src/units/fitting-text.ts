/** What a text says about the number, size or date that a question names. */
import type { LanguageCode } from '@parrot/contract/core';
import { askedQuantities, fitRows } from './fit-rows.ts';
import { CELL_SEPARATOR, cellsOf, linesOf, unitsOf } from './text-units.ts';

/**
 * The text without the rows, sentences and cells for other sizes. The whole text if the question names none, or
 * the text has no ranges of it.
 */
export function fittingText(question: string, text: string, languageCode: LanguageCode): string {
  const asked = askedQuantities(question, languageCode);
  const fit = asked.length > 0 ? fitRows(text, unitsOf(text), asked, languageCode) : null;
  if (!fit) return text;
  if (fit.isByColumn) return markedCells(text, fit.marks);
  let rest = '';
  let at = 0;
  for (const { start, end, fits } of fit.parts) {
    if (fits) continue;
    rest += text.slice(at, start);
    at = end;
  }
  return rest + text.slice(at);
}

/** The first cell of each row names it. */
function markedCells(text: string, marks: readonly { start: number; end: number }[]): string {
  return linesOf(text)
    .map(({ text: line, start }) => {
      let at = 0;
      return cellsOf(line)
        .filter((cell, column) => {
          const from = start + line.indexOf(cell, at);
          at = from - start + cell.length;
          return column === 0 || marks.some((mark) => mark.start === from);
        })
        .join(CELL_SEPARATOR);
    })
    .join('\n');
}
