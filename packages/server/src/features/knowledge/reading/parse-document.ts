/** Parses a document of any supported kind, detected by content first and name second. */
import type { Passage } from '@parrot/contract/knowledge';
import { decodeText } from './decode-text.ts';
import { type Document, type DocumentInput, DocumentProblem, type ReadResult } from './document.ts';
import { parseMarkdown } from './parse-markdown.ts';
import { parsePlain } from './parse-plain.ts';
import { MAX_PASSAGE_LENGTH, splitPassages } from './split-passages.policy.ts';

/** Documents with fewer letters and digits are empty. */
const MIN_TEXT = 20;
const WORD_CHARACTER = /[\p{L}\p{N}]/gu;

export async function parseDocument(input: DocumentInput): Promise<ReadResult> {
  try {
    const document = await documentOf(input);
    // Too long, however it is split.
    if (lengthOf(document) > input.mostPassages * MAX_PASSAGE_LENGTH) return { problem: 'tooMuch' };
    const passages = splitPassages(document);
    if (passages.length > input.mostPassages) return { problem: 'tooMuch' };
    const links = document.links && { links: document.links };
    if (!hasEnoughText(passages)) return { problem: document.isScan ? 'scanned' : 'empty', ...links };
    return { title: document.title, passages, ...links };
  } catch (error) {
    // Any parser error is the document's fault: it is reported as a problem.
    return { problem: error instanceof DocumentProblem ? error.problem : 'broken' };
  }
}

/** Parsers are large, so each is loaded when needed. */
async function documentOf({ bytes, name, contentType }: DocumentInput): Promise<Document> {
  if (startsWith(bytes, 'PK\u0003\u0004')) return (await import('./parse-docx.ts')).parseDocx(bytes);
  if (startsSoonWith(bytes, '%PDF-')) return (await import('./parse-pdf.ts')).parsePdf(bytes);
  // The container of a Word document with a password.
  if (startsWith(bytes, '\u00d0\u00cf\u0011\u00e0'))
    throw new DocumentProblem(contains(bytes, utf16('EncryptedPackage')) ? 'locked' : 'notText');
  const [type = '', ...parameters] = contentType.toLowerCase().split(';');
  if (/^(image|audio|video|font)\//.test(type.trim())) throw new DocumentProblem('notText');
  const text = decodeText(bytes, charsetOf(parameters));
  const parse = await parserFor(text, name, type.trim());
  return parse(text);
}

/** Undefined: HTML. */
type TextParser = (text: string) => Document | Promise<Document>;

async function parserFor(text: string, name: string, type: string): Promise<TextParser> {
  const html = async () => (await import('./parse-html.ts')).parseHtml;
  const ending = /\.([a-z]+)$/.exec(name.toLowerCase())?.[1] ?? '';
  if (
    /^\s*(<!--[\s\S]{0,2000}?-->\s*)?(<\?xml[^>]{0,200}>\s*)?<(!doctype\s+html|html[\s>])/i.test(
      text.slice(0, 5_000),
    )
  )
    return html();
  if (ending === 'csv' || type === 'text/csv') return (await import('./parse-csv.ts')).parseCsv;
  if (ending === 'md' || type === 'text/markdown') return parseMarkdown;
  if (ending === 'html' || ending === 'htm' || /html$/.test(type))
    return type === 'text/plain' ? parsePlain : html();
  return parsePlain;
}

function charsetOf(parameters: readonly string[]): string {
  const charset = parameters.find((each) => each.trim().startsWith('charset='));
  return charset?.split('=')[1]?.replaceAll('"', '').trim() ?? '';
}

const lengthOf = ({ sections }: Document): number =>
  sections.reduce((sum, { paragraphs }) => paragraphs.reduce((all, text) => all + text.length, sum), 0);

function hasEnoughText(passages: readonly Passage[]): boolean {
  let count = 0;
  for (const { text } of passages) {
    count += text.match(WORD_CHARACTER)?.length ?? 0;
    if (count >= MIN_TEXT) return true;
  }
  return false;
}

const latin1 = (text: string) => Buffer.from(text, 'latin1');
const utf16 = (text: string) => Buffer.from(text, 'utf16le');
const startsWith = (bytes: Uint8Array, sign: string): boolean =>
  Buffer.from(bytes.subarray(0, sign.length)).equals(latin1(sign));
const startsSoonWith = (bytes: Uint8Array, sign: string): boolean =>
  contains(bytes.subarray(0, 1_024), latin1(sign));
const contains = (bytes: Uint8Array, what: Buffer): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(what);
