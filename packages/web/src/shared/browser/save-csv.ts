/** Fetches a CSV file in parts, and offers it to the user as one download. */
import { saveFile } from './save-file.ts';

type Part<Position> = { csv: string; next: Position | null };

/** `fetchPart` gets the position that the previous part returned; undefined for the first part. */
export async function saveCsv<Position>(
  fileName: string,
  fetchPart: (at: Position | undefined) => Promise<Part<Position>>,
): Promise<void> {
  const parts: string[] = [];
  let at: Position | null | undefined;
  while (at !== null) {
    const part: Part<Position> = await fetchPart(at);
    parts.push(part.csv);
    at = part.next;
  }
  saveFile(fileName, new Blob(parts, { type: 'text/csv;charset=utf-8' }));
}
