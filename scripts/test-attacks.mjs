/** `npm run test:attacks`: every test that attacks the product, with a table of what was tried and blocked. */
import './toolchain/require-node.mjs';
import { attackJourneys, attackTests } from './attacks/find-tests.mjs';
import { newRecord, readRecord } from './attacks/record.mjs';
import { attackProblems, attackTable } from './attacks/report.mjs';
import { findChromium } from './services/chromium.mjs';
import { findPostgres } from './services/postgres.mjs';
import { findRedis } from './services/redis.mjs';
import { buildTestKit, runPlaywright, runVitest } from './tests/runners.mjs';
import { closingLine, sum } from './tests/tally.mjs';
import { ensureBuilt } from './toolchain/ensure-built.mjs';
import { ensureInstalled } from './toolchain/ensure-installed.mjs';
import { endTogether } from './toolchain/run.mjs';

let postgres;
endTogether(async () => postgres?.stop());

process.exitCode = 1;
if ((await ensureInstalled()) && (await ensureBuilt()) && (await buildTestKit())) {
  const env = await provide();
  if (env) process.exitCode = (await attackAll(env)) ? 0 : 1;
  await postgres?.stop();
}

async function attackAll(env) {
  const recorded = { ...env, ...newRecord() };
  const unit = runVitest(attackTests(), recorded);
  const journeys = runPlaywright(attackJourneys(), recorded, unit);
  const total = sum(await Promise.all([unit, journeys]));
  const { ATTACK_ITEMS } = await import('../packages/testkit/dist/attacks/index.js');
  const record = readRecord();
  const problems = attackProblems(ATTACK_ITEMS, record);
  console.log(`\n${attackTable(ATTACK_ITEMS, record)}`);
  for (const problem of problems) console.log(problem);
  console.log(`\n${closingLine(total)}`);
  return total.failed === 0 && problems.length === 0;
}

/** All of them are needed: an attack that was not tried is not blocked. */
async function provide() {
  postgres = await findPostgres();
  const redis = await findRedis({ mayInstall: true });
  const chromium = await findChromium();
  if (!postgres || !chromium) {
    console.error('The attacks need PostgreSQL and Chromium; see CONTRIBUTING.md.');
    return undefined;
  }
  return {
    TEST_DATABASE_URL: postgres.url,
    CHROMIUM_PATH: chromium.path,
    ...(redis && { REDIS_PATH: redis.path }),
  };
}
