/** Updates node_modules to match the lock file; the other commands do it themselves. */
import './toolchain/require-node.mjs';
import { ensureInstalled } from './toolchain/ensure-installed.mjs';

process.exitCode = (await ensureInstalled()) ? 0 : 1;
