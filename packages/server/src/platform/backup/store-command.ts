/** `backup FILE`, `restore FILE` and `move URL`: run with the settings of the environment. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readSettings } from '../settings/settings.ts';
import { backUp } from './back-up.ts';
import { BackupError, isExplained } from './backup-error.ts';
import { describeBackup, describeMove, describeRestore } from './describe-result.ts';
import { moveStore } from './move-store.ts';
import { restore } from './restore.ts';

type Environment = Record<string, string | undefined>;
type Command = {
  usage: string;
  run(
    argument: string,
    context: { env: Environment; withKey: boolean; signal: AbortSignal },
  ): Promise<string>;
};

/** npm changes the folder; a file is meant from where it was called. */
const fileOf = (name: string, { INIT_CWD = '' }: Environment): string => resolve(INIT_CWD, name);

const COMMANDS: Record<string, Command> = {
  backup: {
    usage: 'npm run backup -- FILE [--with-key]',
    async run(name, { env, withKey, signal }) {
      const settings = readSettings(env);
      return describeBackup(settings, await backUp(settings, { file: fileOf(name, env), withKey, signal }));
    },
  },
  restore: {
    usage: 'npm run restore -- FILE',
    async run(name, { env, signal }) {
      const settings = readSettings(env);
      return describeRestore(settings, await restore(settings, { file: fileOf(name, env), signal }));
    },
  },
  move: {
    usage: 'npm run move -- postgres://user:password@host:5432/name',
    async run(url, { env, signal }) {
      if (env.DATABASE_URL)
        throw new BackupError(
          'DATABASE_URL is set, so the data is on a PostgreSQL server already. Please unset it to move the database in DATA_DIR.',
        );
      // The rule for addresses is that of the setting.
      readSettings({ DATABASE_URL: url });
      const settings = readSettings(env);
      return describeMove(settings, url, await moveStore(settings, { url, signal }));
    },
  },
};

type Outcome = { code: number; text: string };

export async function runStoreCommand(
  args: string[],
  env: Environment,
  signal: AbortSignal,
): Promise<Outcome> {
  try {
    const { positionals, values } = parseArgs({
      args,
      options: { 'with-key': { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [name = '', argument, ...more] = positionals;
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (!command || !argument || more.length > 0) return { code: 1, text: usageOf(command) };
    return { code: 0, text: await command.run(argument, { env, withKey: values['with-key'], signal }) };
  } catch (error) {
    return { code: 1, text: describeFailure(error, signal) };
  }
}

const usageOf = (command: Command | undefined): string =>
  (command ? [command] : Object.values(COMMANDS)).map(({ usage }) => `Usage: ${usage}`).join('\n');

function describeFailure(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return 'Stopped. What had been written was deleted again.';
  const { code, message, stack } = error as NodeJS.ErrnoException;
  return isExplained(error) || code?.startsWith('ERR_PARSE_ARGS') ? message : (stack ?? message);
}
