/** `npm run check`: types, style, import rules, unused code, file length, structure, dependencies, lock file. */
import './toolchain/require-node.mjs';
import { runChecks } from './checks/run-checks.mjs';
import { ensureInstalled } from './toolchain/ensure-installed.mjs';
import { endTogether } from './toolchain/run.mjs';

endTogether();
process.exitCode = (await ensureInstalled()) && (await runChecks()).length === 0 ? 0 : 1;
