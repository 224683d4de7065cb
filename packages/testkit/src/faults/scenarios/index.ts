/** Everything that `npm run test:faults` tries, in this order. A new kind of fault is a file here and a line below. */
import { backups } from './backups.ts';
import { clockJumps } from './clock-jumps.ts';
import { databaseOutages } from './database-outages.ts';
import { disk } from './disk.ts';
import { kills } from './kills.ts';
import { manyProcesses } from './many-processes.ts';
import { clientNetwork, databaseNetwork } from './network.ts';
import { poison } from './poison.ts';
import type { Scenario } from './scenario.ts';

export const SCENARIOS: readonly Scenario[] = [
  kills,
  clientNetwork,
  poison,
  backups,
  databaseOutages,
  databaseNetwork,
  manyProcesses,
  disk,
  clockJumps,
];
