/** Faults of all kinds under load, and the ledger that finds what they cost. */
export { type Installation, startInstallation } from './installation/installation.ts';
export { openStore } from './installation/store.ts';
export { auditLoad } from './ledger/audit-load.ts';
export { startLoad } from './load/load.ts';
export { createSite } from './load/site.ts';
export { createRandom } from './random.ts';
export { reportTable } from './report.ts';
export { type Result, runScenario } from './run-scenario.ts';
export { SCENARIOS } from './scenarios/index.ts';
export { publishOnOne } from './scenarios/many-processes.ts';
