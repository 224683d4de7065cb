/** Brings node_modules in step with the lock file; the other commands do it by themselves. */
import './house/require-node.mjs';
import { ensureInstalled } from './house/ensure-installed.mjs';

process.exitCode = (await ensureInstalled()) ? 0 : 1;
