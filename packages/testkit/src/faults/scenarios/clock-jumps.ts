/** The clock of the server jumps forward and back while people write. */
import { startTestSmtp } from '../../mail/test-smtp.ts';
import { createMovableClock } from '../../server/movable-clock.ts';
import { startTestServer } from '../../server/test-server.ts';
import { openStore } from '../installation/store.ts';
import type { Scenario } from './scenario.ts';

const MINUTE_MS = 60_000;
/** In minutes; together they lead back to the present. */
const JUMPS = [90, -90, -10, 10, 1, -1, 1_200, -1_200];

export const clockJumps: Scenario = {
  name: 'clock jumps',
  stores: ['embedded', 'postgres'],
  rounds: { whole: 16, short: 4 },
  // Mails and rules are limited by the hour, and targets are missed by a jump.
  mix: { mails: false, cases: false },
  async prepare({ kind }) {
    const { openDriver, readSettings } = await import('@parrot/server/platform');
    const store = await openStore(kind);
    const settings = { DATA_DIR: store.folder, LOG_LEVEL: 'silent', ...store.settings };
    const driver = await openDriver(readSettings(settings));
    const clock = createMovableClock();
    const server = await startTestServer({ driver, clock, settings });
    const smtp = await startTestSmtp();
    return {
      audited: { server, smtp, databaseUrl: store.url },
      async round({ count }, index) {
        const minutes = JUMPS[index % JUMPS.length] ?? 0;
        count(minutes > 0 ? 'forward' : 'back');
        clock.advance(minutes * MINUTE_MS);
        // What runs by the clock: sessions that end, agents who are released.
        await server.server.slices.desk.runUpkeep();
      },
      untilReady: async () => {},
      async close() {
        await server.stop();
        await driver.close();
        await smtp.stop();
        await store.drop();
      },
    };
  },
};
