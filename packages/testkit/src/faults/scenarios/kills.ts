/** kill -9 of the server, of its database, of one database connection, or of everything at once. */
import type { Installation } from '../installation/installation.ts';
import { onShared, type Scenario, type Stage } from './scenario.ts';

type Kill = (installation: Installation, stage: Stage) => Promise<void>;

const killServer: Kill = async (installation, { count }) => {
  count('server');
  await installation.kill();
  await installation.startAgain();
};

/** The server that follows is killed, too, before it is ready. */
const killStartingServer: Kill = async (installation, { count, random }) => {
  count('server');
  count('server while starting');
  await installation.kill();
  await installation.startAgain(0, random.between(50, 900));
};

const killDatabase: Kill = async ({ store }, { count }) => {
  count('database');
  await store.kill();
  await store.startAgain();
};

const killConnection: Kill = async ({ store }, { count }) => {
  count('database connection');
  await store.killConnection();
};

const killEverything: Kill = async (installation, { count }) => {
  count('everything');
  await Promise.all([installation.store.killAll(), installation.kill()]);
  await installation.store.startAgain();
  await installation.startAgain();
};

const EACH_ONCE = [killServer, killDatabase, killEverything, killConnection, killStartingServer];
/** The server dies most often. */
const CHOICES = [killServer, killServer, killServer, ...EACH_ONCE];

export const kills: Scenario = {
  name: 'kill -9',
  stores: ['embedded', 'postgres'],
  rounds: { whole: 200, short: 3 },
  prepare: onShared((installation, stage, index) => {
    const kill = EACH_ONCE[index] ?? stage.random.pick(CHOICES);
    return kill(installation, stage);
  }),
};
