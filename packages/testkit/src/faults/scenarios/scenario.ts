/** A kind of fault that the product must survive without losing, doubling or reordering anything. */

import type { TestSmtp } from '../../mail/test-smtp.ts';
import type { RunningServer } from '../../server/running-server.ts';
import type { Installation } from '../installation/installation.ts';
import type { StoreKind } from '../installation/store.ts';
import type { Load, Mix } from '../load/load.ts';
import type { Site } from '../load/site.ts';
import type { Random } from '../random.ts';

/** What the load writes to and the audit reads from. */
export type Audited = { server: RunningServer; smtp: TestSmtp; databaseUrl: string };

export type Stage = {
  site: Site;
  load: Load;
  random: Random;
  /** Counts a fault by its name. */
  count(fault: string): void;
  /** Reports what should not be, apart from what the ledger finds. */
  fail(detail: string): void;
};

/** Set up for one run. */
type Prepared = {
  audited: Audited;
  /** Called with 0, 1, 2 … under load; returns once the fault is over and the product can recover. */
  round(stage: Stage, index: number): Promise<void>;
  /** Until the product can serve again. */
  untilReady(): Promise<void>;
  close(): Promise<void>;
};

export type Scenario = {
  name: string;
  stores: readonly StoreKind[];
  /** Of a whole run, and of a short one, which has every fault once. */
  rounds: { whole: number; short: number };
  mix?: Partial<Mix>;
  /** Why it can't be tried here. */
  unavailable?(): Promise<string | undefined>;
  /** `shared` is an installation of one process that all scenarios may use. */
  prepare(context: { kind: StoreKind; shared(): Promise<Installation> }): Promise<Prepared>;
};

/** For scenarios that use the shared installation. */
export const onShared =
  (round: (installation: Installation, stage: Stage, index: number) => Promise<void>): Scenario['prepare'] =>
  async ({ shared }) => {
    const installation = await shared();
    return {
      audited: auditedPartOf(installation),
      round: (stage, index) => round(installation, stage, index),
      untilReady: installation.untilReady,
      close: async () => {},
    };
  };

export const auditedPartOf = ({ server, smtp, store }: Installation): Audited => ({
  server,
  smtp,
  databaseUrl: store.url,
});
