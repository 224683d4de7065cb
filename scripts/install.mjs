/** Brings node_modules in step with the lock file; the other commands do it by themselves. */
import './toolchain/require-node.mjs';
import { ensureInstalled } from './toolchain/ensure-installed.mjs';

process.exitCode = (await ensureInstalled()) ? 0 : 1;
