/** `npm run bench`: measures what `npm start` would serve. */
import './toolchain/require-node.mjs';
import { ensureBuilt } from './toolchain/ensure-built.mjs';
import { ensureInstalled } from './toolchain/ensure-installed.mjs';
import { endTogether, runTool } from './toolchain/run.mjs';

if ((await ensureInstalled()) && (await ensureBuilt())) {
  endTogether();
  const args = ['--conditions=source', 'bench/src/main.ts', ...process.argv.slice(2)];
  process.exitCode = (await runTool('tsx', args, { show: true })).code;
} else {
  process.exitCode = 1;
}
