/**
 * `npm start`: installs, builds what is stale, then becomes the server, so that signals and exit code are its
 * own.
 */
import './toolchain/require-node.mjs';
import { ensureBuilt } from './toolchain/ensure-built.mjs';
import { ensureInstalled } from './toolchain/ensure-installed.mjs';

if ((await ensureInstalled()) && (await ensureBuilt({ checkTypes: false }))) {
  await import(new URL('../packages/server/dist/launch.js', import.meta.url).href);
} else {
  process.exitCode = 1;
}
