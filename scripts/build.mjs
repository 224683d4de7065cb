/** `npm run build`: builds what `npm start` needs. */
import './toolchain/require-node.mjs';
import { ensureBuilt } from './toolchain/ensure-built.mjs';
import { ensureInstalled } from './toolchain/ensure-installed.mjs';

process.exitCode = (await ensureInstalled()) && (await ensureBuilt()) ? 0 : 1;
