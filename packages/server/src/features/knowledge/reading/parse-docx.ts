/** Parses a Word document by way of HTML. */
import mammoth from 'mammoth';
import { checkZip, ZipError, type ZipProblem } from '../../../platform/zip/read-zip.ts';
import { type Document, DocumentProblem } from './document.ts';
import { parseHtml } from './parse-html.ts';

const LIMITS = { maxEntries: 5_000, maxBytes: 150 * 1_048_576 };
const PROBLEMS = { broken: 'broken', encrypted: 'locked', tooLarge: 'tooMuch' } as const satisfies Record<
  ZipProblem,
  string
>;

export async function parseDocx(bytes: Uint8Array): Promise<Document> {
  const names = await entryNames(bytes);
  // Another kind of archive.
  if (!names.some((name) => /^word\/.*\.xml$/.test(name))) throw new DocumentProblem('notText');
  const { value } = await mammoth.convertToHtml(
    { buffer: Buffer.from(bytes) },
    { convertImage: mammoth.images.imgElement(async () => ({ src: '' })), externalFileAccess: false },
  );
  return parseHtml(value);
}

/** Unpacks within limits before mammoth unpacks without them. */
async function entryNames(bytes: Uint8Array): Promise<string[]> {
  try {
    return await checkZip(bytes, LIMITS);
  } catch (cause) {
    throw cause instanceof ZipError ? new DocumentProblem(PROBLEMS[cause.problem], { cause }) : cause;
  }
}
