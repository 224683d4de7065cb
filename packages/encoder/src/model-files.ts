/** The files of an encoder: an ONNX model, its tokenizer, and their checksums. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const OWN_FOLDER = fileURLToPath(new URL('../files/', import.meta.url));

const SUMS = 'SHA256SUMS';
const TOKENIZER = 'tokenizer.json';

type ModelFiles = {
  model: string;
  tokenizer: string;
  /** Vectors of two encoders with the same id can be compared. */
  id: string;
};

/** Throws if the folder contains no encoder. Reads no large file. */
export function findModelFiles(folder: string): ModelFiles {
  const models = readdirSync(folder).filter((name) => name.endsWith('.onnx'));
  const [model] = models;
  if (!model || models.length > 1)
    throw new Error(`${folder} contains ${models.length} files that end in .onnx; expected 1`);
  if (!existsSync(join(folder, TOKENIZER))) throw new Error(`${folder} contains no ${TOKENIZER}`);
  const paths = { model: join(folder, model), tokenizer: join(folder, TOKENIZER) };
  const identity = existsSync(join(folder, SUMS))
    ? readFileSync(join(folder, SUMS), 'utf8')
    : Object.values(paths)
        .map((path) => `${path} ${statSync(path).size} ${statSync(path).mtimeMs}`)
        .join('\n');
  return { ...paths, id: createHash('sha256').update(identity).digest('hex').slice(0, 16) };
}

/** Throws if a file does not match its checksum. A folder without checksums is accepted. */
export function checkSums(folder: string): void {
  if (!existsSync(join(folder, SUMS))) return;
  for (const line of readFileSync(join(folder, SUMS), 'utf8').split('\n')) {
    const [sum, name] = line.trim().split(/\s+\*?/);
    if (!sum || !name) continue;
    const actual = createHash('sha256')
      .update(readFileSync(join(folder, name)))
      .digest('hex');
    if (actual !== sum) throw new Error(`${name} in ${folder} does not match its checksum`);
  }
}
