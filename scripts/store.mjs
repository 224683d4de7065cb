/**
 * `npm run backup`, `npm run restore`, `npm run move`: installs and builds what is stale, then becomes the
 * command, whose name is the first argument.
 */
import './toolchain/require-node.mjs';
import { ensureBuilt } from './toolchain/ensure-built.mjs';
import { ensureInstalled } from './toolchain/ensure-installed.mjs';

if ((await ensureInstalled()) && (await ensureBuilt())) {
  await import(new URL('../packages/server/dist/store.js', import.meta.url).href);
} else {
  process.exitCode = 1;
}
