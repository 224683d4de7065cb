/** All the checks, every one of them even when an earlier one failed, and a summary that names each. */
import { run, runTool } from '../house/run.mjs';
import { tooLongFiles } from './file-length.mjs';

const CHECKS = [
  { name: 'types', run: () => runTool('typescript', ['-b', '--pretty', 'false']) },
  { name: 'style', run: () => runTool('@biomejs/biome', ['check', '--max-diagnostics=50', '.']) },
  { name: 'import rules', run: () => runTool('dependency-cruiser', [...CRUISED, '--output-type', 'err']) },
  { name: 'nothing unused', run: () => runTool('knip', ['--no-progress']) },
  { name: 'short files', run: shortFiles },
  { name: 'whole lock file', run: () => run(process.execPath, ['scripts/complete-lock.mjs', '--check']) },
];

const CRUISED = ['packages', 'e2e', 'bench', 'scripts'];

/** The names of the checks that failed. */
export async function runChecks() {
  const failed = [];
  for (const check of CHECKS) {
    const { code, output, seconds } = await check.run();
    if (code !== 0) {
      failed.push(check.name);
      console.log(output.trimEnd());
    }
    console.log(`${code === 0 ? '✓' : '✗'} ${check.name} (${seconds.toFixed(1)} s)`);
  }
  console.log(failed.length === 0 ? 'All checks are clean.' : `Not clean: ${failed.join(', ')}.`);
  return failed;
}

async function shortFiles() {
  const began = performance.now();
  const output = tooLongFiles()
    .map(({ file, lines }) => `${file} has ${lines} lines: split it by what its parts are about.\n`)
    .join('');
  return { code: output ? 1 : 0, output, seconds: (performance.now() - began) / 1000 };
}
