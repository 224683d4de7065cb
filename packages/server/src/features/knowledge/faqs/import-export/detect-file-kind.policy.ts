/** Names the kind of a file that has no table for us, by its first bytes. */
import { Buffer } from 'node:buffer';

const BYTES_READ = 4_096;
const OLD_EXCEL =
  'This Excel workbook has an old format or a password. Save it as .xlsx without a password and try again.';
const BINARY_EXCEL = 'This is a binary Excel workbook. Save it as .xlsx and try again.';
const WORKBOOK = 'workbook';

/** The entries of a ZIP file are named in plain text. */
const ARCHIVES: readonly [RegExp, string][] = [
  [/opendocument\.spreadsheet/, 'This is an OpenDocument spreadsheet. Save it as CSV (UTF-8) and try again.'],
  [
    /Index\/(Document|Tables)|\.iwa/,
    'This is a Numbers spreadsheet. Export it as CSV (UTF-8) and try again.',
  ],
  [/word\//, 'This is a Word document. Add it under Documents instead.'],
  [/ppt\//, 'This is a PowerPoint presentation. Choose a CSV or Excel file instead.'],
  [/xl\/workbook\.bin/, BINARY_EXCEL],
  [/xl\/|\[Content_Types\]|_rels\//, WORKBOOK],
];

/** In hexadecimal. d0cf… is the container of Office files before 2007. */
const SIGNATURES: readonly [string, string][] = [
  ['d0cf11e0a1b11ae1', OLD_EXCEL],
  ['89504e47', 'This is an image. Choose a CSV or Excel file instead.'],
  ['ffd8ff', 'This is an image. Choose a CSV or Excel file instead.'],
  ['47494638', 'This is an image. Choose a CSV or Excel file instead.'],
  ['1f8b', 'This is a compressed file. Unpack it first.'],
];

const STARTS: readonly [RegExp, string][] = [
  [/^\s*%PDF/, 'This is a PDF. Add it under Documents instead.'],
  [/^\s*(<!doctype html|<html)/i, 'This is a web page. Add its address under Documents instead.'],
  [/^\s*<\?xml/i, 'This is an XML file. Choose a CSV or Excel file instead.'],
  [/^\s*[[{]\s*["{]/, 'This is a JSON file. Choose a CSV or Excel file instead.'],
];
const ARCHIVE = '504b0304';

/** Whether it is an .xlsx file. */
export const isWorkbook = (bytes: Uint8Array): boolean => detectFileKind(bytes) === WORKBOOK;

export function detectFileKind(bytes: Uint8Array): string | undefined {
  const latin = (part: Uint8Array) => Buffer.from(part).toString('latin1');
  const start = latin(bytes.subarray(0, BYTES_READ));
  const signature = Buffer.from(bytes.subarray(0, 8)).toString('hex');
  if (signature.startsWith(ARCHIVE)) {
    // Large workbooks name their entries only in the table of contents at the end.
    const names = start + latin(bytes.subarray(-BYTES_READ));
    return (
      ARCHIVES.find(([pattern]) => pattern.test(names))?.[1] ?? 'This is a ZIP archive. Unpack it first.'
    );
  }
  const known = SIGNATURES.find(([digits]) => signature.startsWith(digits));
  const withoutMark = start.replace(/^ï»¿/, '');
  return known?.[1] ?? STARTS.find(([pattern]) => pattern.test(withoutMark))?.[1];
}
