/** One product for all test files of a worker that need nothing special of it: starting one takes longer than most files. */
import { startTestServer, type TestServer } from './test-server.ts';

let shared: Promise<TestServer> | undefined;

/** Each file brings its own tenants. What it leaves behind for the next: no open line, no mail to look through, and the real time. */
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
