/** A table as sections: each row names the column of each value. */
import { csvRecords } from '../csv/csv-records.ts';
import { type Document, DocumentProblem } from './document.ts';

const MAX_COLUMNS = 200;

export async function parseCsv(text: string): Promise<Document> {
  const rows: string[][] = [];
  for await (const { cells, unclosed } of csvRecords(text)) {
    const row = cells ?? [unclosed];
    if (row.some((cell) => cell.trim() !== '')) rows.push(row);
  }
  const [head = [], ...body] = rows;
  if (head.length > MAX_COLUMNS) throw new DocumentProblem('broken');
  const columns = head.map((name, index) => name.trim() || String(index + 1));
  const paragraphs = body.map((row) =>
    row
      .slice(0, MAX_COLUMNS)
      .flatMap((cell, index) => (cell.trim() === '' ? [] : `${columns[index] ?? index + 1}: ${cell.trim()}`))
      .join('\n'),
  );
  return { title: '', sections: [{ heading: '', paragraphs }], whole: true };
}
