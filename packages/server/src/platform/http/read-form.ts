/**
 * Reads a form with one file. The whole form is consumed before anything is refused, so that the connection
 * stays usable.
 */
import type { Readable } from 'node:stream';
import { AppError, badField, type Call, REQUIRED } from '@parrot/contract/core';
import type { FastifyRequest } from 'fastify';

export type UploadedFile = { bytes: Uint8Array; fileName: string };
export type Form = { fields: Record<string, unknown>; file: UploadedFile };

type Upload = NonNullable<Call['upload']>;

/** One file more than allowed, to distinguish a second file from an unreadable form. */
const LIMITS_OF_PARTS = { files: 2, fields: 20, fieldSize: 10_000, parts: 22 };

export async function readForm(
  request: FastifyRequest,
  upload: Upload,
  /** Called with the fields that precede the file. */
  beforeFile: (fields: Record<string, unknown>) => Promise<void> | undefined,
): Promise<Form> {
  const refuse = (message: string) => badField(upload.field, message);
  if (!request.isMultipart()) throw refuse('Please send a form with one file.');

  let refusal: { error: unknown } | undefined;
  const admit = (fields: Record<string, unknown>) =>
    beforeFile(fields)?.catch((error: unknown) => {
      refusal = { error };
      throw error;
    });
  const { fields, files, cutShort } = await readParts(request, upload, admit).catch(() => {
    request.raw.resume();
    throw refusal ? refusal.error : refuse('We couldn’t read this form.');
  });
  if (cutShort) throw new AppError('too_large');
  if (files.length > 1) throw refuse('Please send one file only.');
  const [file] = files;
  if (!file || file.field !== upload.field) throw refuse(REQUIRED);
  if (file.truncated) throw tooLarge(upload);
  return { fields, file: { bytes: file.bytes, fileName: file.fileName } };
}

type Received = UploadedFile & { field: string; truncated: boolean };

async function readParts(
  request: FastifyRequest,
  { maxBytes }: Upload,
  beforeFile: (fields: Record<string, unknown>) => Promise<void> | undefined,
) {
  const fields: Record<string, unknown> = {};
  const files: Received[] = [];
  let cutShort = false;
  // A file of exactly the limit is truncated already.
  const limits = { ...LIMITS_OF_PARTS, fileSize: maxBytes - 1 };
  const parts = request.parts({ limits });
  // Iterated by hand, as leaving a loop early would wait for the rest of the form.
  for (let next = await parts.next(); !next.done; next = await parts.next()) {
    const part = next.value;
    if (part.type === 'file') {
      if (files.length === 0) await admitFile(part.file, beforeFile(fields));
      const bytes = await part.toBuffer();
      const { fieldname: field, filename: fileName } = part;
      files.push({ field, fileName, bytes, truncated: part.file.truncated });
    } else {
      cutShort ||= part.valueTruncated || part.fieldnameTruncated;
      fields[part.fieldname] = part.value;
    }
  }
  return { fields, files, cutShort };
}

/** The rest of a refused form is skipped, so that the connection stays usable. */
async function admitFile(file: Readable, admitted: Promise<void> | undefined): Promise<void> {
  try {
    await admitted;
  } catch (error) {
    file.resume();
    throw error;
  }
}

const tooLarge = ({ field, maxBytes }: Upload) => {
  const message = `Please choose a file under ${maxBytes / 1_048_576} MB.`;
  return new AppError('too_large', { fields: { [field]: message } });
};
