/** `npm run test:faults`: kills, freezes and cuts off what `npm start` would run, and counts what got lost. */
import './toolchain/require-node.mjs';
import { findRedis } from './services/redis.mjs';
import { ensureBuilt } from './toolchain/ensure-built.mjs';
import { ensureInstalled } from './toolchain/ensure-installed.mjs';
import { endTogether, runTool } from './toolchain/run.mjs';

if ((await ensureInstalled()) && (await ensureBuilt())) {
  endTogether();
  const redis = await findRedis({ mayInstall: true });
  const args = ['--conditions=source', 'packages/testkit/src/faults/main.ts', ...process.argv.slice(2)];
  const env = redis ? { REDIS_PATH: redis.path } : {};
  process.exitCode = (await runTool('tsx', args, { show: true, env })).code;
} else {
  process.exitCode = 1;
}
