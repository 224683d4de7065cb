/** Loads a CommonJS file with V8's code cache, which is stored next to it. */
import { createHash } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire, Module } from 'node:module';
import { dirname } from 'node:path';
import { Script } from 'node:vm';

type Loaded<T> = {
  exports: T;
  isFromCache: boolean;
  /**
   * Stores the code of all functions that were compiled so far. Does nothing where files can't be written.
   */
  saveCode(): void;
};

/**
 * The file must be ASCII: as such it takes half of the memory. It imports modules by `importModule`, because
 * `import()` in such a script is experimental.
 */
export function loadCached<T>(file: string): Loaded<T> {
  const source = `(function (exports, require, module, __filename, __dirname, importModule) {${readFileSync(file, 'latin1')}\n})`;
  const cachedData = readCode(file, source);
  const script = new Script(source, { filename: file, cachedData });
  const require = createRequire(file);
  const module = new Module(file) as NodeModule & { exports: T };
  // Files that are loaded on demand require this one, which must not run a second time.
  require.cache[require.resolve(file)] = module;
  const run = script.runInThisContext();
  run(module.exports, require, module, file, dirname(file), importModule);
  module.loaded = true;
  return {
    exports: module.exports,
    isFromCache: cachedData !== undefined && !script.cachedDataRejected,
    saveCode: () => writeCode(file, source, script.createCachedData()),
  };
}

const importModule = (name: string): Promise<unknown> => import(name);

const cacheFile = (file: string): string => `${file}.code-cache`;

/** V8 compares no more than the length of the source, and trusts the code. */
const digestOf = (source: string, code: Buffer): Buffer =>
  createHash('sha256').update(source, 'latin1').update(code).digest();
const DIGEST_BYTES = 32;

function readCode(file: string, source: string): Buffer | undefined {
  try {
    const stored = readFileSync(cacheFile(file));
    const code = stored.subarray(DIGEST_BYTES);
    return digestOf(source, code).equals(stored.subarray(0, DIGEST_BYTES)) ? code : undefined;
  } catch {
    return undefined;
  }
}

/** Complete or not at all, as other processes may be starting. */
function writeCode(file: string, source: string, code: Buffer): void {
  const draft = `${cacheFile(file)}.${process.pid}`;
  try {
    writeFileSync(draft, Buffer.concat([digestOf(source, code), code]));
    renameSync(draft, cacheFile(file));
  } catch {
    // An installation may be read-only; the next start compiles again.
  }
}
