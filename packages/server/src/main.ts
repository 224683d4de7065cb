/** Starts the product with the settings of the environment, and says where it is. */
import { createServer } from './app/create-server.ts';
import { seedDemo } from './app/demo/seed-demo.ts';
import { PortError } from './app/port-error.ts';
import { welcome } from './app/welcome.ts';
import {
  careForStore,
  claimDataFolder,
  DatabaseError,
  DataFolderError,
  openDriver,
  readSettings,
  SettingsError,
} from './platform/index.ts';

/** Errors that people can mend: told in a sentence, without a stack. */
const FOR_PEOPLE = [SettingsError, DataFolderError, DatabaseError, PortError];

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const folder = await claimDataFolder(settings.DATA_DIR);
  const release = () => folder.release();
  try {
    const driver = await openDriver(settings);
    const server = await createServer({ settings, driver });
    const address = await server.listen();
    const demo = settings.DEMO === 'yes' ? await seedDemo(server) : [];
    process.stdout.write(welcome(address, demo, settings));
    await careForStore(driver, server.platform.jobs, server.platform.clock);
    let stopping = false;
    const stop = () => {
      // A terminal and npm may both pass the signal on; the store must still close in peace.
      if (stopping) return;
      stopping = true;
      server
        .close()
        .then(release)
        .then(
          () => process.exit(0),
          () => process.exit(1),
        );
    };
    process.on('SIGINT', stop);
    process.on('SIGTERM', stop);
  } catch (error) {
    await release();
    throw error;
  }
}

main().catch((error: unknown) => {
  const known = FOR_PEOPLE.some((kind) => error instanceof kind);
  process.stderr.write(
    known ? `${(error as Error).message}\n` : `Parrot could not start: ${(error as Error).stack ?? error}\n`,
  );
  process.exit(1);
});
