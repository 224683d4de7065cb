/** `npm run docs`: writes the pages that are generated from the code. A test fails when one is stale. */
import './toolchain/require-node.mjs';
import { ensureInstalled } from './toolchain/ensure-installed.mjs';
import { endTogether, runTool } from './toolchain/run.mjs';

const GENERATED = ['packages/server/src/platform/settings/settings-page.test.ts'];

if (await ensureInstalled()) {
  endTogether();
  const args = ['run', '--project', 'node', ...GENERATED, '--update'];
  process.exitCode = (await runTool('vitest', args, { show: true })).code;
} else {
  process.exitCode = 1;
}
