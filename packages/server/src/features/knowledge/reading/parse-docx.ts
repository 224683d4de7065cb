/** A Word document, by way of HTML. */
import mammoth from 'mammoth';
import { checkZip } from './check-zip.ts';
import { type Document, DocumentProblem } from './document.ts';
import { parseHtml } from './parse-html.ts';

export async function parseDocx(bytes: Uint8Array): Promise<Document> {
  const names = checkZip(bytes);
  // Some other kind of archive.
  if (!names.some((name) => /^word\/.*\.xml$/.test(name))) throw new DocumentProblem('notText');
  const { value } = await mammoth.convertToHtml(
    { buffer: Buffer.from(bytes) },
    { convertImage: mammoth.images.imgElement(async () => ({ src: '' })), externalFileAccess: false },
  );
  return parseHtml(value);
}
