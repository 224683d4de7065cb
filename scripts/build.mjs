/** `npm run build`: what `npm start` needs, built and not started. */
import './house/require-node.mjs';
import { ensureBuilt } from './house/ensure-built.mjs';
import { ensureInstalled } from './house/ensure-installed.mjs';

process.exitCode = (await ensureInstalled()) && (await ensureBuilt()) ? 0 : 1;
