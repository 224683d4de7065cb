/**
 * FAQ answers over the visitor socket, with question and answer stored: throughput and CPU, in turns with
 * servers that do less.
 */
import { spawn } from 'node:child_process';
import { understanding } from '@parrot/contract/knowledge';
import { OPENING_HOURS, signInAs } from '@parrot/testkit';
import type { ServerProcess } from '@parrot/testkit/process';
import { openVisitor, type Visitor } from '../desk/visitor.ts';
import { numberIn, type Options } from '../options.ts';
import { faultIn, type Part } from '../part.ts';
import { FLOWISE, TARGETS } from '../references.ts';
import { cpuMsOf, megabytesOf } from '../server/process-figures.ts';
import { type Stage, startOn } from '../stage.ts';
import { type Figure, shortNumber } from '../table.ts';
import { type Asked, askInTurns, type Round } from './ask-in-turns.ts';
import { comparisonRow, inTurns, type Measured, perSecond, type Turn, turnsOf } from './compare-in-turns.ts';
import { startContenders } from './contenders/start-contenders.ts';
import { type LargeApp, publishLargeApp } from './large-app.ts';

const FAQS = 10_000;
const FEW = 16;
/** One socket is limited to 20 questions per second, so more visitors take turns than ask concurrently. */
const VISITORS = 64;
const CONCURRENCY = [FEW, VISITORS];
/** Until hot functions are optimized and statements are prepared on every connection. */
const WARM_UP_SECONDS = 20;
/** The best round counts: interference only ever adds time. */
const ROUNDS = 3;
const SILENCE_MS = 1_500;
const LEARNED_WITHIN_MS = 900_000;

export const answers: Part = {
  name: 'answers',
  title: `Answers from ${FAQS.toLocaleString('en')} FAQs over the socket, stored, one process on the default store; CPU with the store`,

  selfCheck: (stage) =>
    stage.withServer(async (server, { app }) => {
      const visitor = await openVisitor(server, app.parrotId, SILENCE_MS);
      const { answer } = OPENING_HOURS;
      const ask = (expected: string) =>
        askInTurns([visitor], {
          atOnce: 1,
          seconds: 0.1,
          next: () => ({ question: OPENING_HOURS.question[0] ?? '', answer: expected }),
        });
      await ask(answer);
      await faultIn(() => ask('another answer'));
      await visitor.askForPerson();
      const fault = await faultIn(() => ask(answer));
      await faultIn(() => requireAllStored([{ ...visitor, counted: () => visitor.counted() + 100 }]));
      visitor.close();
      await noticesCpu();
      return `a wrong answer, a missing one (${fault}), one not stored and 300 ms of work were detected`;
    }),

  async measure(stage, options) {
    const large = await publishLargeApp(stage, FAQS);
    const byTerms = await measureByTerms(stage, large, options);
    const byMeaning =
      options.get('meaning') === 'no' ? undefined : await measureByMeaning(stage, large, options);
    return {
      figures: [
        ...figuresOf(`different questions, ${FEW} at once`, byTerms.few, TARGETS.cpuMsPerAnswer),
        ...figuresOf(`different questions, ${VISITORS} at once`, byTerms.many, TARGETS.cpuMsPerAnswer),
        ...figuresOf('one question repeated', byTerms.repeated, TARGETS.cpuMsPerRepeatedAnswer),
        ...(byMeaning
          ? figuresOf('different questions, by meaning', byMeaning, TARGETS.cpuMsPerAnswerByMeaning).slice(
              0,
              1,
            )
          : []),
      ],
      grids: [byTerms.comparison],
      notes: [
        ...byTerms.missing,
        `${waits('Different questions', byTerms.few)} ${waits('The repeated one', byTerms.repeated)}`,
        `Making the FAQs took ${large.fillSeconds.toFixed(1)} s, publishing them ${large.publishSeconds.toFixed(1)} s, the first visitor after a restart waited ${byTerms.loadSeconds.toFixed(1)} s for the bot to be loaded.`,
      ],
    };
  },
};

async function measureByTerms(stage: Stage, large: LargeApp, options: Options) {
  const { folder } = await stage.store();
  const server = await startOn(folder, { ENCODER: 'off' });
  const pid = server.process.pid ?? 0;
  const own = { startCpuMs: cpuMsOf(pid), megabytes: megabytesOf(pid) };
  const contenders = await startContenders(large.faqs, VISITORS);
  try {
    const began = performance.now();
    const visitors = [await openVisitor(server, large.app.parrotId)];
    const loadSeconds = (performance.now() - began) / 1000;
    while (visitors.length < VISITORS) visitors.push(await openVisitor(server, large.app.parrotId));
    const different = questionsOf(large);
    // Of their own: a question that is asked again soon is answered from memory.
    const others = questionsOf(large);
    const again = different();
    const ours = (key: string, atOnce: number, next: () => Asked): Turn => ({
      key,
      pid,
      run: (seconds) => askInTurns(visitors, { atOnce, seconds, next }),
    });
    await askInTurns(visitors, { atOnce: FEW, seconds: WARM_UP_SECONDS, next: different });
    const measured = await inTurns(
      [
        ours('few', FEW, different),
        ours('many', VISITORS, different),
        ours('repeated', FEW, () => again),
        ...contenders.all.flatMap((contender) => turnsOf(contender, CONCURRENCY, () => others().question)),
      ],
      numberIn(options, 'rounds', ROUNDS),
    );
    const of = (key: string) => measured.get(key) as Measured;
    await requireAllStored(visitors);
    for (const visitor of visitors) visitor.close();
    return {
      few: of('few'),
      many: of('many'),
      repeated: of('repeated'),
      missing: contenders.missing,
      loadSeconds,
      comparison: [
        [
          '',
          'CPU per answer',
          `answers, ${FEW} at once`,
          `${VISITORS} at once`,
          'CPU of the start',
          'memory',
        ],
        comparisonRow('Parrot, stored', own, of('few'), of('many')),
        ...contenders.all.map((contender) =>
          comparisonRow(
            contender.name,
            contender,
            of(`${contender.name} ${FEW}`),
            of(`${contender.name} ${VISITORS}`),
          ),
        ),
      ],
    };
  } finally {
    await contenders.close();
    await server.stop();
  }
}

/** After all questions were learned, so that no training is measured. */
async function measureByMeaning(stage: Stage, large: LargeApp, options: Options): Promise<Measured> {
  const { folder, owner } = await stage.store();
  const server = await startOn(folder);
  try {
    const visitors: Visitor[] = [];
    while (visitors.length < VISITORS) visitors.push(await openVisitor(server, large.app.parrotId));
    const different = questionsOf(large);
    await untilLearned(server, owner.emailId, large);
    await askInTurns(visitors, { atOnce: FEW, seconds: WARM_UP_SECONDS, next: different });
    const turn = {
      key: 'meaning',
      pid: server.process.pid ?? 0,
      run: (seconds: number) => askInTurns(visitors, { atOnce: FEW, seconds, next: different }),
    };
    const measured = await inTurns([turn], numberIn(options, 'rounds', ROUNDS));
    for (const visitor of visitors) visitor.close();
    return measured.get('meaning') as Measured;
  } finally {
    await server.stop();
  }
}

async function untilLearned(server: ServerProcess, emailId: string, { app }: LargeApp): Promise<void> {
  const session = await signInAs(server, emailId);
  const until = performance.now() + LEARNED_WITHIN_MS;
  while (performance.now() < until) {
    const { learning } = await server.api.call(understanding, { session, body: { appId: app.appId } });
    if (learning === null) return;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
  throw new Error('The questions were not learned in a quarter of an hour.');
}

function questionsOf({ faqs }: LargeApp): () => Asked {
  let at = 0;
  return () => {
    const { asked, answer } = faqs[at++ % faqs.length] as (typeof faqs)[number];
    return { question: asked, answer };
  };
}

function figuresOf(what: string, round: Measured, target: number): Figure[] {
  return [
    {
      what: `${what}: CPU per answer`,
      value: round.cpuMs === undefined ? undefined : round.cpuMs / round.answers,
      unit: 'ms',
      better: 'lower',
      target,
      references: [FLOWISE.cpuMsPerAnswer],
    },
    {
      what: `${what}: answers`,
      value: perSecond(round),
      unit: '/s',
      better: 'higher',
      target: TARGETS.answersPerSecond,
      references: [FLOWISE.answersPerSecond],
    },
  ];
}

function waits(what: string, { waitsMs }: Round): string {
  const sorted = waitsMs.toSorted((one, other) => one - other);
  const share = (part: number) => shortNumber(sorted[Math.floor(part * (sorted.length - 1))] ?? 0);
  return `${what}: half were answered within ${share(0.5)} ms, 99 of 100 within ${share(0.99)} ms (${sorted.length} answers).`;
}

async function requireAllStored(visitors: readonly Visitor[]): Promise<void> {
  for (const visitor of visitors) {
    const [stored, counted] = [await visitor.stored(), visitor.counted()];
    if (stored < counted) throw new Error(`${counted} messages were counted, but ${stored} are stored.`);
  }
}

async function noticesCpu(): Promise<void> {
  const program =
    'while (process.cpuUsage().user < 3e5); console.log(process.cpuUsage().user / 1e3 + process.cpuUsage().system / 1e3); setInterval(() => {}, 1e3)';
  const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  const own = Number(await new Promise((resolve) => child.stdout.once('data', resolve)));
  const seen = cpuMsOf(child.pid ?? 0);
  child.kill();
  if (seen !== undefined && Math.abs(seen - own) > 60)
    throw new Error(`Self-check: ${own} ms of work were measured as ${seen} ms.`);
}
