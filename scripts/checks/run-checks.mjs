/** Runs all checks, even if one fails, and prints a summary. */
import { compile } from '../toolchain/compile.mjs';
import { run, runTool } from '../toolchain/run.mjs';
import { deadLinksOfRepository } from './dead-links.mjs';
import { forbiddenLicenses } from './dependencies/licenses.mjs';
import { directDependencies, oldDependencies, recordedReleases } from './dependencies/releases.mjs';
import { tooLongFiles } from './file-length.mjs';

const CRUISED = ['packages', 'e2e', 'bench', 'scripts'];

/** A larger young generation, so that what a tool has parsed is not copied again and again. */
const ROOMY = ['--max-semi-space-size=64'];

const CHECKS = [
  { name: 'types', run: () => compile(['-b', '--pretty', 'false', '--singleThreaded']) },
  { name: 'style', tool: '@biomejs/biome', args: ['check', '--max-diagnostics=50', '.'] },
  {
    name: 'import rules',
    tool: 'dependency-cruiser',
    args: [...CRUISED, '--output-type', 'err'],
    nodeArgs: ROOMY,
  },
  { name: 'nothing unused', tool: 'knip', args: ['--no-progress'] },
  { name: 'short files', run: shortFiles },
  { name: 'links in the docs', run: links },
  { name: 'structure', run: structure },
  { name: 'licenses and age of dependencies', run: dependencies },
  {
    name: 'whole lock file',
    run: () => run(process.execPath, ['scripts/complete-lock.mjs', '--check']),
  },
];

/** The names of the failed checks. Types take as long as all others together and run in parallel. */
export async function runChecks() {
  const [types, ...others] = CHECKS;
  const failed = [];
  const typesRun = runCheck(types);
  for (const check of others) report(check.name, await runCheck(check), failed);
  report(types.name, await typesRun, failed);
  console.log(failed.length === 0 ? 'All checks are clean.' : `Not clean: ${failed.join(', ')}.`);
  return failed;
}

const runCheck = ({ tool, args, nodeArgs, run: runIt }) =>
  tool ? runTool(tool, args, { nodeArgs }) : runIt();

function report(name, { code, output, summary, seconds }, failed) {
  if (summary) console.log(summary);
  if (code !== 0) {
    failed.push(name);
    console.log(output.trimEnd());
  }
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`);
}

/** Imported lazily: it needs packages that may not be installed yet. */
async function structure() {
  const { checkStructure } = await import('./structure/check-structure.mjs');
  return checkStructure();
}

function shortFiles() {
  return listing(() =>
    tooLongFiles().map(
      ({ file, lines }) => `${file} has ${lines} lines: split it by what its parts are about.`,
    ),
  );
}

function links() {
  return listing(() => deadLinksOfRepository().map((link) => `${link} does not exist.`));
}

function dependencies() {
  return listing(() => [
    ...forbiddenLicenses(),
    ...oldDependencies(directDependencies(), recordedReleases()),
  ]);
}

/** A check that fails if it finds anything. */
async function listing(find) {
  const began = performance.now();
  const found = find();
  return {
    code: found.length > 0 ? 1 : 0,
    output: found.join('\n'),
    seconds: (performance.now() - began) / 1000,
  };
}
