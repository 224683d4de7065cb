/** `npm run test:faults`: every scenario on each store, or those that are named. */
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { startTestSmtp } from '../mail/test-smtp.ts';
import { type Installation, startInstallation } from './installation/installation.ts';
import { openStore, STORES, type StoreKind } from './installation/store.ts';
import { reportTable } from './report.ts';
import { hasFailed, type Result, runScenario } from './run-scenario.ts';
import { SCENARIOS } from './scenarios/index.ts';
import { REFUSED_ADDRESS } from './scenarios/poison.ts';
import type { Scenario } from './scenarios/scenario.ts';

const DETAILS_SHOWN = 40;

// Exits through `process.exit`, which ends the processes that were started; dying by the signal would not.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
// Ends sockets that a broken scenario left open.
process.exit(await main());

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { rounds: { type: 'string' }, store: { type: 'string' }, seed: { type: 'string' } },
  });
  const seed = Number(values.seed ?? 20_261_118);
  const rounds = values.rounds === undefined ? undefined : Number(values.rounds);
  const kinds = STORES.filter((kind) => values.store === undefined || values.store === kind);
  const scenarios = SCENARIOS.filter(
    ({ name }) => positionals.length === 0 || positionals.some((part) => name.includes(part)),
  );
  if (
    kinds.length === 0 ||
    scenarios.length === 0 ||
    !Number.isInteger(seed) ||
    !(rounds === undefined || rounds > 0)
  ) {
    console.error(
      `Usage: npm run test:faults -- [--rounds=200] [--store=${STORES.join('|')}] [--seed=1] [part of a name …]\nScenarios: ${SCENARIOS.map(({ name }) => name).join('; ')}`,
    );
    return 1;
  }
  console.log(
    `Seed ${seed}, Node ${process.versions.node}, ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}.`,
  );
  const results: Result[] = [];
  const broken: string[] = [];
  for (const kind of kinds) await onStore(kind);
  console.log(`\n${reportTable(results)}`);
  for (const line of broken) console.log(`\nFAILED: ${line}`);
  const failed = results.filter(hasFailed).length + broken.length;
  console.log(`\n${results.length - results.filter(hasFailed).length} scenarios passed, ${failed} failed.`);
  return failed > 0 ? 1 : 0;

  async function onStore(kind: StoreKind): Promise<void> {
    let opened: { installation: Installation; close(): Promise<void> } | undefined;
    const shared = async () => {
      opened ??= await openShared(kind);
      return opened.installation;
    };
    for (const scenario of scenarios) {
      if (!scenario.stores.includes(kind)) continue;
      const reason = await scenario.unavailable?.();
      if (reason) {
        console.log(`\n${scenario.name}, ${kind}: NOT TRIED, ${reason}.`);
        continue;
      }
      await runOne(scenario, kind, shared);
    }
    await opened?.close();
  }

  async function runOne(scenario: Scenario, kind: StoreKind, shared: () => Promise<Installation>) {
    const planned = roundsOf(scenario, rounds);
    console.log(`\n${scenario.name}, ${kind}: ${planned} rounds`);
    try {
      const onProgress = (line: string) => console.log(line);
      const result = await runScenario(scenario, { kind, shared, rounds: planned, seed, onProgress });
      results.push(result);
      for (const detail of result.details.slice(0, DETAILS_SHOWN)) console.log(`  ${detail}`);
      console.log(`  ${hasFailed(result) ? 'FAILED' : 'ok'}, ${result.counts.acknowledged} acknowledged`);
    } catch (error) {
      broken.push(`${scenario.name}, ${kind}: ${(error as Error).stack}`);
    }
  }
}

/** `--rounds` is the number of kills; the other scenarios have their share of it. */
function roundsOf({ rounds }: Scenario, kills: number | undefined): number {
  const whole = Math.max(...SCENARIOS.map((each) => each.rounds.whole));
  return kills === undefined
    ? rounds.whole
    : Math.max(rounds.short, Math.round((rounds.whole * kills) / whole));
}

async function openShared(kind: StoreKind) {
  const smtp = await startTestSmtp((address) => address === REFUSED_ADDRESS);
  const store = await openStore(kind);
  const installation = await startInstallation({ store, smtp });
  return {
    installation,
    async close() {
      await installation.stop();
      await smtp.stop();
      await store.drop();
    },
  };
}
