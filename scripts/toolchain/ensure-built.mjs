/** Builds what `npm start` serves, and only what is stale. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from './compile.mjs';
import { inputsFingerprint, outputsFingerprint } from './fingerprint.mjs';
import { root } from './root.mjs';
import { runNpm } from './run.mjs';
import { foldersBelow } from './workspaces.mjs';

const stamps = join(root, '.cache/built');

const server = {
  name: 'server',
  folder: 'packages/server',
  outputs: [...foldersBelow('packages/server')].map((folder) => `${folder}/dist`),
  build: buildServer,
};

const web = {
  name: 'web',
  folder: 'packages/web',
  outputs: ['packages/web/dist/site'],
  build: () => runNpm(['run', 'build', '-w', '@parrot/web']),
};

const widget = {
  name: 'widget',
  folder: 'packages/widget',
  outputs: ['packages/widget/dist/widget'],
  build: () => runNpm(['run', 'build', '-w', '@parrot/widget']),
};

/** Compiled, then bundled into one file that starts faster. */
async function buildServer({ checkTypes }) {
  const compiled = await compile(['-b', 'packages/server', ...(checkTypes ? [] : ['--noCheck'])]);
  if (compiled.code !== 0) return compiled;
  const bundled = await runNpm(['run', 'bundle', '-w', '@parrot/server']);
  return { ...bundled, seconds: compiled.seconds + bundled.seconds };
}

/**
 * All at once: each reads sources only. False if a build failed; its output is already printed. Checking types
 * takes half of the time to compile the server.
 */
export async function ensureBuilt(options = { checkTypes: true }) {
  const done = await Promise.all([server, web, widget].map((part) => buildIfStale(part, options)));
  return done.every(Boolean);
}

async function buildIfStale(part, options) {
  const inputs = inputsFingerprint([
    ...foldersBelow(part.folder),
    'tsconfig.base.json',
    'package.json',
    ...(existsSync(join(root, 'package-lock.json')) ? ['package-lock.json'] : []),
  ]);
  const stampFile = join(stamps, part.name);
  const stampNow = () => `${inputs} ${outputsFingerprint(part.outputs)}`;
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stampNow()) return true;

  const { code, output, seconds } = await part.build(options);
  if (code !== 0) {
    console.error(`${output.trimEnd()}\n\nThe ${part.name} could not be built.`);
    return false;
  }
  mkdirSync(stamps, { recursive: true });
  writeFileSync(stampFile, stampNow());
  console.log(`built ${part.name} in ${seconds.toFixed(1)} s`);
  return true;
}
