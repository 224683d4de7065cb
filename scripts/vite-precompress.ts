import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Fonts and pictures are compressed already. */
const WORTH_IT = /\.(js|css|html|svg)$/;

/** Writes a `.gz` and a `.br` next to every script, so that the server need not compress. */
export const precompress = (): Plugin => ({
  name: 'precompress',
  async writeBundle({ dir = '' }, bundle) {
    for (const name of Object.keys(bundle).filter((file) => WORTH_IT.test(file))) {
      const file = join(dir, name);
      const script = await readFile(file);
      await writeFile(`${file}.gz`, gzipSync(script, { level: 9 }));
      await writeFile(`${file}.br`, brotliCompressSync(script));
    }
  },
});
