/** Writes ZIP files entry by entry, so that memory stays small however large they are. */
import { finished, Readable } from 'node:stream';
import { promisify } from 'node:util';
import { ZipFile } from 'yazl';

export type ZipEntry = {
  name: string;
  content: Iterable<Uint8Array | string> | AsyncIterable<Uint8Array | string>;
};

const untilRead = promisify(finished);

/** The bytes of the archive. An error of an entry ends the stream with that error. */
export function writeZip(entries: AsyncIterable<ZipEntry>, at: Date): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const add = async () => {
    for await (const { name, content } of entries) {
      const source = Readable.from(content, { objectMode: false });
      source.once('error', (error) => output.destroy(error));
      zip.addReadStream(source, name, { mtime: at });
      // The next entry is made when this one is written.
      await untilRead(source);
    }
    zip.end();
  };
  add().catch((error: Error) => output.destroy(error));
  return output;
}

/** A name for an entry: letters, digits and a few signs of any language, and never a path. */
export const zipEntryName = (name: string): string =>
  name
    .normalize()
    .replace(/[^\p{L}\p{N}\p{M} ._()-]/gu, '_')
    .replace(/^\.+/, '_')
    .slice(0, 120) || '_';
