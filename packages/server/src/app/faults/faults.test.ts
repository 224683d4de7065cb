/** The short form of `npm run test:faults`: a few rounds of each fault that takes seconds. */
import {
  type Installation,
  openStore,
  type Result,
  reportTable,
  runScenario,
  SCENARIOS,
  startInstallation,
} from '@parrot/testkit/faults';
import { afterAll, beforeAll, expect, test } from 'vitest';

const SEED = 7;
/** On one server with the built-in database. The others are in the long form only. */
const TRIED = ['kill -9', 'network to clients', 'poison jobs'];
/** Longer than any wait of a client, which fails by itself. */
const TIMEOUT_MS = 600_000;
const results: Result[] = [];

let installation: Installation;
beforeAll(async () => {
  installation = await startInstallation({ store: await openStore('embedded') });
});
afterAll(async () => {
  console.log(reportTable(results));
  await installation.stop();
  await installation.store.drop();
});

test.each(SCENARIOS.filter(({ name }) => TRIED.includes(name)))(
  '$name: nothing acknowledged is lost, doubled or out of order, flows continue, files and mails are there [RTM-07]',
  { timeout: TIMEOUT_MS },
  async (scenario) => {
    const rounds = scenario.rounds.short;
    const shared = async () => installation;
    const result = await runScenario(scenario, { kind: 'embedded', shared, rounds, seed: SEED });
    results.push(result);
    expect(result.details).toEqual([]);
    expect(result.counts.acknowledged).toBeGreaterThan(rounds);
  },
);
