/** `npm run bench`: all parts, or the named ones: `npm run bench -- widget start`. */
import { availableParallelism, cpus, loadavg } from 'node:os';
import { accuracy } from './answers/accuracy.ts';
import { answers } from './answers/answers.ts';
import { engine } from './answers/engine.ts';
import { followUps } from './answers/follow-ups/follow-ups.ts';
import { learning } from './answers/learning.ts';
import { passages } from './answers/passages.ts';
import { typed } from './answers/typed.ts';
import { unknown } from './answers/unknown.ts';
import { cpuBaseline } from './cpu-baseline.ts';
import { deskList } from './desk/desk-list.ts';
import { deskTalk } from './desk/desk-messages.ts';
import { flowSteps } from './flow-steps.ts';
import { appList } from './lists/app-list.ts';
import { growth } from './lists/growth.ts';
import { teamList } from './lists/team-list.ts';
import { NotAvailable } from './not-available.ts';
import { type Options, readArguments } from './options.ts';
import type { Part } from './part.ts';
import { answersOnPostgres } from './server/answers-on-postgres.ts';
import { fairness } from './server/fairness.ts';
import { idleQueue } from './server/idle-queue.ts';
import { processes } from './server/processes.ts';
import { startUp } from './server/start-up.ts';
import { storedBytes } from './server/stored-bytes.ts';
import { createStage, type Stage } from './stage.ts';
import { figuresTable, grid, meetsTarget } from './table.ts';
import { designerFrames } from './web/designer-frames.ts';
import { lighthouse } from './web/lighthouse.ts';
import { webBytes } from './web/web-bytes.ts';
import { widgetBytes } from './widget/widget-bytes.ts';
import { widgetCompetitors } from './widget/widget-competitors.ts';

const PARTS: readonly Part[] = [
  widgetBytes,
  widgetCompetitors,
  webBytes,
  lighthouse,
  startUp,
  answers,
  answersOnPostgres,
  storedBytes,
  processes,
  idleQueue,
  fairness,
  engine,
  flowSteps,
  designerFrames,
  accuracy,
  typed,
  unknown,
  followUps,
  passages,
  learning,
  teamList,
  appList,
  growth,
  deskTalk,
  deskList,
];

// Exits through `process.exit`, which runs the cleanup; dying by the signal would not.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
process.exitCode = await main(process.argv.slice(2));

/**
 * A missed target is shown and does not fail the run, because machines are noisy. A failed self-check does.
 */
async function main(args: string[]): Promise<number> {
  const { names, options } = readArguments(args);
  const unlisted = names.filter((name) => !PARTS.some((part) => part.name === name));
  if (unlisted.length > 0) {
    console.error(
      `Unknown part: ${unlisted.join(', ')}. The parts are: ${PARTS.map(({ name }) => name).join(', ')}.`,
    );
    return 1;
  }
  const stage = createStage();
  const began = performance.now();
  console.log(machine());
  let failed = 0;
  try {
    for (const part of PARTS.filter(({ name }) => names.length === 0 || names.includes(name)))
      if (!(await runPart(part, stage, options))) failed += 1;
  } finally {
    await stage.close();
  }
  console.log(`\n${machine()}\nThe bench took ${((performance.now() - began) / 1000).toFixed(0)} s.`);
  return failed > 0 ? 1 : 0;
}

async function runPart(part: Part, stage: Stage, options: Options): Promise<boolean> {
  console.log(`\n${part.title}`);
  try {
    console.log(`  self-check ok: ${await part.selfCheck(stage)}`);
    const { figures, grids = [], notes = [] } = await part.measure(stage, options);
    console.log(`\n${figuresTable(figures)}`);
    for (const rows of grids) console.log(`\n${grid(rows)}`);
    for (const note of notes) console.log(`  ${note}`);
    const missed = figures.filter((figure) => meetsTarget(figure) === false);
    if (missed.length > 0) console.log(`  Missed: ${missed.map(({ what }) => what).join('; ')}.`);
    return true;
  } catch (error) {
    if (error instanceof NotAvailable) {
      console.log(`  skipped: ${error.message}.`);
      return true;
    }
    console.log(`  FAILED: ${(error as Error).stack}`);
    return false;
  }
}

function machine(): string {
  const model = cpus()[0]?.model ?? 'unknown';
  return `Node ${process.versions.node}, ${availableParallelism()} cores (${model}), load ${loadavg()[0]?.toFixed(1)}, CPU baseline ${cpuBaseline().toFixed(0)} ms.`;
}
