/**
 * Detects the type of a file from its bytes; the extension has to match. Types that a browser or system could
 * execute (pages, SVG, programs, macros) are not in the list, and everything else is rejected.
 */
import type { VisitorFileEnding } from '@parrot/contract/conversations';
import { zipEntryNames } from '../../../../platform/zip/read-zip.ts';

type FileType = {
  mediaType: string;
  extensions: readonly [VisitorFileEnding, ...VisitorFileEnding[]];
  isPicture: boolean;
};

/** The type, and the name with a matching extension; undefined for files that are not allowed. */
export async function detectFileType(
  bytes: Uint8Array,
  name: string,
): Promise<(FileType & { name: string }) | undefined> {
  const type = await typeOf(bytes);
  if (!type) return undefined;
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
  // Some phones and programs omit the extension; text could then be anything.
  if (extension === undefined)
    return isText(type) ? undefined : { ...type, name: `${name}.${type.extensions[0]}` };
  return type.extensions.some((one) => one === extension) ? { ...type, name } : undefined;
}

const picture = (mediaType: string, ...extensions: FileType['extensions']): FileType => ({
  mediaType,
  extensions,
  isPicture: true,
});
const document = (mediaType: string, ...extensions: FileType['extensions']): FileType => ({
  mediaType,
  extensions,
  isPicture: false,
});

export const isPictureType = (mediaType: string): boolean =>
  [PNG, JPEG, GIF, WEBP].some((type) => type.mediaType === mediaType);

const PNG = picture('image/png', 'png');
const JPEG = picture('image/jpeg', 'jpg', 'jpeg');
const GIF = picture('image/gif', 'gif');
const WEBP = picture('image/webp', 'webp');
/** Not every browser can show it. */
const HEIC = document('image/heic', 'heic', 'heif');
const PDF = document('application/pdf', 'pdf');
const MP3 = document('audio/mpeg', 'mp3');
const WAV = document('audio/wav', 'wav');
const MP4 = document('video/mp4', 'mp4', 'm4a', 'm4v', 'mov');
const TEXT = document('text/plain; charset=utf-8', 'txt', 'csv');
const LATIN1_TEXT = document('text/plain; charset=windows-1252', 'txt', 'csv');
const OFFICE = 'application/vnd.openxmlformats-officedocument';
const OFFICE_FILES: readonly [entry: string, FileType][] = [
  ['word/document.xml', document(`${OFFICE}.wordprocessingml.document`, 'docx')],
  ['xl/workbook.xml', document(`${OFFICE}.spreadsheetml.sheet`, 'xlsx')],
  ['ppt/presentation.xml', document(`${OFFICE}.presentationml.presentation`, 'pptx')],
];

const SIGNATURES: readonly [pattern: RegExp, FileType][] = [
  [/^\x89PNG\r\n.\n....IHDR/s, PNG],
  [/^\xff\xd8\xff[\xc0-\xfe]/s, JPEG],
  [/^GIF8[79]a/s, GIF],
  [/^RIFF....WEBPVP8/s, WEBP],
  [/^RIFF....WAVE/s, WAV],
  [/^%PDF-[12]\./s, PDF],
  [/^(ID3|\xff[\xf2\xf3\xfa\xfb])/s, MP3],
  [/^....ftyp(heic|heix|heim|heis|mif1)/s, HEIC],
  [/^....ftyp(isom|iso[2-9]|mp4[12]|avc1|M4[AV] |MSNV|3gp|qt {2})/s, MP4],
];
const MAX_SIGNATURE_LENGTH = 32;
const MAX_ENTRIES = 10_000;

const isText = (type: FileType): boolean => type === TEXT || type === LATIN1_TEXT;

async function typeOf(bytes: Uint8Array): Promise<FileType | undefined> {
  // One character per byte, for the patterns.
  const head = Buffer.from(bytes.subarray(0, MAX_SIGNATURE_LENGTH)).toString('latin1');
  const bySignature = SIGNATURES.find(([pattern]) => pattern.test(head))?.[1];
  if (bySignature) return bySignature;
  return head.startsWith('PK') ? officeTypeOf(bytes) : textTypeOf(bytes);
}

async function officeTypeOf(bytes: Uint8Array): Promise<FileType | undefined> {
  const names = await zipEntryNames(bytes, MAX_ENTRIES).catch(() => undefined);
  if (!names?.includes('[Content_Types].xml')) return undefined;
  // Macros and embedded programs.
  if (names.some((name) => /vbaproject|activex|embeddings\/.*\.bin$/i.test(name))) return undefined;
  return OFFICE_FILES.find(([entry]) => names.includes(entry))?.[1];
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what text does not hold.
const NOT_IN_TEXT = /[\x00-\x08\x0b\x0e-\x1f\x7f]/;
/** HTML, SVG, XML, scripts with an interpreter line, and PHP. */
const EXECUTABLE = /^\s*(<[a-z!?/%]|#!)|<\?php|<script|<svg|<html|<!doctype/i;

function textTypeOf(bytes: Uint8Array): FileType | undefined {
  const characters = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  if (characters.length === 0 || NOT_IN_TEXT.test(characters)) return undefined;
  if (EXECUTABLE.test(characters.replace(/^\xef\xbb\xbf/, ''))) return undefined;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return TEXT;
  } catch {
    // Some spreadsheets save it so.
    return LATIN1_TEXT;
  }
}
