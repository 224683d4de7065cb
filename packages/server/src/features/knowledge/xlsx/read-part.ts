/** Reads one XML part of a workbook in portions; other requests are served in between. */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { zipEntryChunks } from '../../../platform/zip/read-zip.ts';
import { createXmlReader, XmlError, type XmlHandler } from './xml-reader.ts';

/** Of a workbook and its parts once unpacked. */
const WORKBOOK_LIMITS = { maxEntries: 2_000, maxBytes: 64 * 1_048_576 };
/** A portion takes about a millisecond. */
const PORTION = 32_768;

/** False if the workbook has no such part. */
export async function readPart(bytes: Uint8Array, name: string, handler: XmlHandler): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const reader = createXmlReader(handler);
  let isThere = false;
  try {
    for await (const chunk of zipEntryChunks(bytes, name, WORKBOOK_LIMITS)) {
      isThere = true;
      for (let at = 0; at < chunk.length; at += PORTION) {
        reader.write(decoder.decode(chunk.subarray(at, at + PORTION), { stream: true }));
        await yieldToEventLoop();
      }
    }
    if (isThere) reader.end();
  } catch (error) {
    // The decoder throws a TypeError for what is not UTF-8.
    throw error instanceof TypeError ? new XmlError('not UTF-8', { cause: error }) : error;
  }
  return isThere;
}
