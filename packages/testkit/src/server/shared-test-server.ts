/**
 * One product for all test files of a worker that need no special settings: starting one takes longer than
 * most files.
 */
import { startTestServer, type TestServer } from './test-server.ts';

let shared: Promise<TestServer> | undefined;

/**
 * Each file creates its own tenants. Stopping closes connections, deletes stored mail and resets the clock
 * for the next file.
 */
export async function sharedTestServer(): Promise<TestServer> {
  shared ??= startTestServer();
  const server = await shared;
  return {
    ...server,
    async stop() {
      const { channels, database, outbox } = server.server.platform;
      for (const channel of [channels.desk, channels.visitor, channels.notification])
        channel.disconnectSockets(true);
      await outbox.settle();
      await database.system((tx) => tx.execute('delete from kept_mail'));
      server.clock.reset();
    },
  };
}
