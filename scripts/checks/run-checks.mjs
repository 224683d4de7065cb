/** All the checks, every one of them even when an earlier one failed, and a summary that names each. */
import { run, runTool } from '../house/run.mjs';
import { tooLongFiles } from './file-length.mjs';

const CHECKS = [
  { name: 'types', run: () => runTool('typescript-native', ['-b', '--pretty', 'false', '--singleThreaded']) },
  { name: 'style', run: () => runTool('@biomejs/biome', ['check', '--max-diagnostics=50', '.']) },
  { name: 'import rules', run: () => runTool('dependency-cruiser', [...CRUISED, '--output-type', 'err']) },
  { name: 'nothing unused', run: () => runTool('knip', ['--no-progress']) },
  { name: 'short files', run: shortFiles },
  { name: 'whole lock file', run: () => run(process.execPath, ['scripts/complete-lock.mjs', '--check']) },
];

const CRUISED = ['packages', 'e2e', 'bench', 'scripts'];

/** The names of the checks that failed. Types take as long as all the others together, and run beside them. */
export async function runChecks() {
  const [types, ...others] = CHECKS;
  const typesRun = types.run();
  const failed = [];
  for (const check of others) report(check.name, await check.run(), failed);
  report(types.name, await typesRun, failed);
  console.log(failed.length === 0 ? 'All checks are clean.' : `Not clean: ${failed.join(', ')}.`);
  return failed;
}

function report(name, { code, output, seconds }, failed) {
  if (code !== 0) {
    failed.push(name);
    console.log(output.trimEnd());
  }
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`);
}

async function shortFiles() {
  const began = performance.now();
  const output = tooLongFiles()
    .map(({ file, lines }) => `${file} has ${lines} lines: split it by what its parts are about.\n`)
    .join('');
  return { code: output ? 1 : 0, output, seconds: (performance.now() - began) / 1000 };
}
