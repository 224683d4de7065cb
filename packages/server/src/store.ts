/** Backs up, restores or moves the store, as the arguments say. */
import { runStoreCommand } from './platform/backup/store-command.ts';

const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort());

const { code, text } = await runStoreCommand(process.argv.slice(2), process.env, stopping.signal);
(code === 0 ? process.stdout : process.stderr).write(`${text}\n`);
process.exitCode = code;
