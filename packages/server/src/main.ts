/** Starts the product with the settings of the environment, and says where it is. */
import { start, whyNot } from './app/start.ts';

async function main(): Promise<void> {
  const started = await start(process.env, (text) => process.stdout.write(text));
  let stopping = false;
  const stop = () => {
    // A terminal and npm may both pass the signal on; the store must still close in peace.
    if (stopping) return;
    stopping = true;
    started.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

main().catch((error: unknown) => {
  process.stderr.write(`${whyNot(error)}\n`);
  process.exit(1);
});
