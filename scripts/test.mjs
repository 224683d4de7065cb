/** `npm test`: installs, builds, provides services, runs tests and checks, and ends with one line. */
import './toolchain/require-node.mjs';
import { newRecord, readRecord } from './attacks/record.mjs';
import { attackLine } from './attacks/report.mjs';
import { runChecks } from './checks/run-checks.mjs';
import { findChromium } from './services/chromium.mjs';
import { findPostgres } from './services/postgres.mjs';
import { findRedis } from './services/redis.mjs';
import { box } from './tests/box.mjs';
import { plan } from './tests/plan.mjs';
import { buildTestKit, runPlaywright, runVitest } from './tests/runners.mjs';
import { closingLine, sum } from './tests/tally.mjs';
import { ensureBuilt } from './toolchain/ensure-built.mjs';
import { ensureInstalled } from './toolchain/ensure-installed.mjs';
import { endTogether } from './toolchain/run.mjs';

/** For vitest: all projects but that of the server's suites. */
const WITHOUT_STORE = '--project=!postgres';

const wanted = plan(process.argv.slice(2));
const recorded = newRecord();
const missing = [];
let postgres;
endTogether(async () => postgres?.stop());

const tallies = (await ensureInstalled()) ? await runEverything() : [{ failed: 1 }];
await postgres?.stop();

const total = sum(tallies);
if (missing.length > 0) console.log(`\n${box(missing)}`);
const attacks = readRecord();
if (attacks.attempts.length > 0) console.log(`\n${attackLine(attacks)}`);
console.log(`\n${closingLine(total)}`);
process.exitCode = total.failed === 0 ? 0 : 1;

/** The checks run beside the suites, and the build runs while services start. */
async function runEverything() {
  const provided = provide();
  if (!(await ensureBuilt()) || !(await buildTestKit())) return [{ failed: 1 }];
  const checked = wanted.checks ? runChecks() : [];
  const env = await provided;
  const tallies = env ? await runTests(env) : [{ failed: 1 }];
  return [...tallies, { failed: (await checked).length }];
}

/**
 * One after the other: either uses the whole processor, and in a journey calls and connections are lost if a
 * browser gets none of it for seconds.
 */
async function runTests(env) {
  const hasStore = env.TEST_DATABASE_URL !== undefined;
  const tallies = [];
  if (wanted.unit)
    tallies.push(await runVitest(hasStore ? wanted.unit : [...wanted.unit, WITHOUT_STORE], env));
  if (wanted.e2e && hasStore && env.CHROMIUM_PATH) tallies.push(await runPlaywright(wanted.e2e, env));
  return tallies;
}

/** Tests find a service by its variable and skip themselves if it is not set. */
async function provide() {
  const env = { ...recorded };
  try {
    postgres = await findPostgres();
    if (postgres) env.TEST_DATABASE_URL = postgres.url;
    else warn('PostgreSQL', 'set TEST_DATABASE_URL to a server where databases may be created');
    if (wanted.processes) env.PROCESSES = wanted.processes;
    const redis = await findRedis({ mayInstall: true });
    if (redis) env.REDIS_PATH = redis.path;
    else warn('Redis', 'install redis-server, or set REDIS_PATH to it');
    const chromium = wanted.e2e && (await findChromium());
    if (chromium) env.CHROMIUM_PATH = chromium.path;
    else if (wanted.e2e) warn('Chromium', 'set CHROMIUM_PATH to a Chromium or Chrome');
    const found = { PostgreSQL: postgres ?? { from: 'none' }, Redis: redis, Chromium: chromium };
    const named = Object.entries(found).filter(([, service]) => service);
    console.log(named.map(([name, { from }]) => `${name}: ${from}`).join(', '));
    return env;
  } catch (error) {
    console.error(error.message);
    return undefined;
  }
}

function warn(service, hint) {
  const lines = [
    `NOT RUN: the tests that need ${service}, because none could be found or started.`,
    `To run them, ${hint}.`,
  ];
  missing.push(...lines);
  console.log(box(lines));
}
