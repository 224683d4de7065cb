/** The one CSV reader. Accepts the usual separators, and reads up to the first unclosed quotation mark. */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { parse } from 'csv-parse';
import { parse as parseNow } from 'csv-parse/sync';

/** `unclosed`: the text from the record on whose quotation mark never closes. Always the last item. */
export type CsvRecord = { cells: string[]; unclosed?: never } | { cells?: never; unclosed: string };

const SEPARATORS = [',', ';', '\t', '|'];
const SEPARATOR_LINE = /^\s*sep=(.)[ \t]*(?:\n|$)/i;
/** Other requests are served after this many characters. */
const CHUNK = 16_384;

type Parsed = { record: string[]; raw: string };

/** Lines end with \n. Blank lines are records with one empty cell. */
export async function* csvRecords(text: string): AsyncGenerator<CsvRecord> {
  const [line = '', named] = SEPARATOR_LINE.exec(text) ?? [];
  const table = text.slice(line.length);
  const options = {
    delimiter: named ?? separatorOf(table),
    record_delimiter: '\n',
    relax_column_count: true as const,
  };
  const parser = parse({ ...options, relax_quotes: true, raw: true });
  const feeding = feed(parser, table);
  let position = 0;
  try {
    for await (const { record, raw } of parser as AsyncIterable<Parsed>) {
      const cells = record.some((cell) => cell.startsWith('"')) ? repaired(record, raw, options) : record;
      if (!cells) break;
      position += raw.length;
      yield { cells };
    }
  } catch (error) {
    if ((error as { code?: string }).code !== 'CSV_QUOTE_NOT_CLOSED') throw error;
  } finally {
    parser.destroy();
    await feeding;
  }
  if (position < table.length) yield { unclosed: table.slice(position) };
}

async function feed(parser: ReturnType<typeof parse>, text: string): Promise<void> {
  for (let at = 0; at < text.length && !parser.destroyed; at += CHUNK) {
    parser.write(text.slice(at, at + CHUNK));
    await yieldToEventLoop();
  }
  if (!parser.destroyed) parser.end();
}

/**
 * A cell such as `"Yes" we do` continues after its closing quotation mark. Within one line it is taken
 * literally. Undefined if it spans lines: then the mark belongs to a later cell.
 */
function repaired(
  record: string[],
  raw: string,
  options: { delimiter: string; record_delimiter: string; relax_column_count: true },
): string[] | undefined {
  try {
    // Blanks after a closing quotation mark are ignored.
    return parseNow(raw, { ...options, rtrim: true })[0] ?? record;
  } catch {
    return raw.trimEnd().includes('\n') ? undefined : record;
  }
}

/** The most frequent separator of the first line. */
function separatorOf(text: string): string {
  const [first = ''] = text.trimStart().split('\n', 1);
  const outsideQuotes = first.replace(/"[^"]*"/g, '');
  const counts = SEPARATORS.map((separator) => outsideQuotes.split(separator).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ',';
}
