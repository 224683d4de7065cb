/** Starts the product with these settings, or throws an error that says what to change. */
import {
  claimDataFolder,
  claimStore,
  type DatabaseClaim,
  DatabaseError,
  DatabaseInUseError,
  DataFolderError,
  type Driver,
  openDriver,
  RedisError,
  readSettings,
  SettingsError,
  scheduleVacuum,
  shareDataFolder,
} from '../platform/index.ts';
import { createServer, type ParrotServer } from './create-server.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { seedLandingBot } from './landing-bot/seed-landing-bot.ts';
import { PortError } from './port-error.ts';
import { welcomeMessage } from './welcome-message.ts';

/** Errors that the operator can fix: printed as a sentence, without a stack. */
const USER_ERRORS = [
  SettingsError,
  DataFolderError,
  DatabaseError,
  DatabaseInUseError,
  RedisError,
  PortError,
];

export type Started = {
  stop(): Promise<void>;
  /** How long a stop waits for sockets to reconnect elsewhere. */
  drainSeconds: number;
  /** Rejects when this process must stop serving because another one claimed the database. */
  lost: Promise<never>;
};

/** `stopping` ends the start between two steps: everything open is closed, and its reason is thrown. */
export async function start(
  environment: Record<string, string | undefined>,
  print: (text: string) => void,
  stopping: AbortSignal = new AbortController().signal,
): Promise<Started> {
  const settings = readSettings(environment);
  const folder = await (settings.REDIS_URL ? shareDataFolder : claimDataFolder)(settings.DATA_DIR);
  let claim: DatabaseClaim | undefined;
  let driver: Driver | undefined;
  let server: ParrotServer | undefined;
  let isServing = false;
  const stop = async () => {
    try {
      if (isServing && settings.DRAIN_SECONDS > 0) await server?.drain();
      await (server ?? driver)?.close();
    } finally {
      await claim?.release();
      await folder.release();
    }
  };
  try {
    stopping.throwIfAborted();
    claim = await claimStore(settings);
    driver = await openDriver(settings, (line) => print(`${line}\n`));
    stopping.throwIfAborted();
    server = await createServer({ settings, driver });
    stopping.throwIfAborted();
    const address = await server.listen();
    const demo = settings.DEMO === 'yes' ? await seedDemo(server, stopping) : [];
    if (demo.length === 0 && settings.LANDING_BOT === 'yes') await seedLandingBot(server);
    await scheduleVacuum(driver, server.platform.jobs, server.platform.clock);
    await claim?.started();
    stopping.throwIfAborted();
    isServing = true;
    print(welcomeMessage(address, demo, settings));
    return { stop, drainSeconds: settings.DRAIN_SECONDS, lost: claim?.lost ?? new Promise<never>(() => {}) };
  } catch (error) {
    await stop();
    throw error;
  }
}

export const describeStartError = (error: unknown): string =>
  USER_ERRORS.some((kind) => error instanceof kind)
    ? (error as Error).message
    : `Parrot could not start: ${(error as Error).stack ?? error}`;
