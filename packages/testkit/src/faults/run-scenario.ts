/** Runs a scenario under load, audits it, and returns what it counted. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Installation } from './installation/installation.ts';
import type { StoreKind } from './installation/store.ts';
import { auditLoad } from './ledger/audit-load.ts';
import { type Counts, countFaults } from './ledger/counts.ts';
import { type Load, startLoad, USUAL_MIX } from './load/load.ts';
import { createSite } from './load/site.ts';
import { createRandom } from './random.ts';
import type { Scenario } from './scenarios/scenario.ts';

export type Result = {
  scenario: string;
  store: StoreKind;
  rounds: number;
  /** How often each fault was caused. */
  faults: Map<string, number>;
  counts: Counts;
  details: string[];
  seconds: number;
};

type Options = {
  kind: StoreKind;
  shared(): Promise<Installation>;
  rounds: number;
  seed: number;
  /** Called with what happened last. */
  onProgress?(line: string): void;
};

/** Messages between two faults, and the time until the fault after the last of them. */
const MESSAGES = { least: 5, most: 80 };
const MOMENT_MS = 60;
/** After the last fault. */
const LAST_MESSAGES = 20;

export async function runScenario(scenario: Scenario, options: Options): Promise<Result> {
  const { kind, shared, rounds, seed } = options;
  const began = performance.now();
  const random = createRandom(seed);
  const prepared = await scenario.prepare({ kind, shared });
  const faults = new Map<string, number>();
  const failures: string[] = [];
  const counted: string[] = [];
  const seconds = () => (performance.now() - began) / 1_000;
  const report = (line: string) => options.onProgress?.(`${seconds().toFixed(0).padStart(5)} s  ${line}`);
  let load: Load | undefined;
  try {
    const { audited } = prepared;
    const site = await createSite(audited.server);
    // Writers have choices of their own, as their order depends on the machine.
    load = await startLoad(site, createRandom(seed + 1), { ...USUAL_MIX, ...scenario.mix });
    const stage = {
      site,
      load,
      random,
      count(fault: string) {
        counted.push(fault);
        faults.set(fault, (faults.get(fault) ?? 0) + 1);
      },
      fail: (detail: string) => void failures.push(detail),
    };
    for (let index = 0; index < rounds; index += 1) {
      await load.untilWritten(random.between(MESSAGES.least, MESSAGES.most));
      await pause(random.between(0, MOMENT_MS));
      await prepared.round(stage, index);
      await prepared.untilReady();
      report(`round ${index + 1}: ${counted.splice(0).join(', ')}`);
    }
    await load.untilWritten(LAST_MESSAGES);
    await load.stop();
    report('comparing with the ledger');
    const { counts, details } = await auditLoad(load, audited);
    counts.stale += failures.length;
    return {
      scenario: scenario.name,
      store: kind,
      rounds,
      faults,
      counts,
      details: [...failures, ...details],
      seconds: seconds(),
    };
  } finally {
    load?.close();
    await prepared.close();
  }
}

export const hasFailed = ({ counts }: Result): boolean => countFaults(counts) > 0;
