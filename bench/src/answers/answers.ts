/** FAQ answers over the visitor socket, with question and answer stored: throughput and CPU. */
import { spawn } from 'node:child_process';
import { OPENING_HOURS } from '@parrot/testkit';
import { openVisitor, type Visitor } from '../desk/visitor.ts';
import { faultIn, type Part } from '../part.ts';
import { FLOWISE, TARGETS } from '../references.ts';
import { cpuMsOf } from '../server/process-figures.ts';
import { type Figure, shortNumber } from '../table.ts';
import { type Asked, askInTurns, type Round } from './ask-in-turns.ts';
import { publishLargeApp } from './large-app.ts';

const FAQS = 10_000;
const AT_ONCE = 16;
/** One socket is limited to 20 questions per second, so more visitors take turns than ask concurrently. */
const VISITORS = 64;
/** Until hot functions are optimized and statements are prepared on every connection. */
const WARM_UP_SECONDS = 20;
/** The best round counts: interference only ever adds time. */
const ROUNDS = 2;
const SECONDS = 8;
const SILENCE_MS = 1_500;

type Measured = Round & { cpuMs: number | undefined };

export const answers: Part = {
  name: 'answers',
  title: `Answers from ${FAQS.toLocaleString('en')} FAQs over the socket, stored, one process on the default store`,

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

  async measure(stage) {
    const { app, faqs, fillSeconds, publishSeconds } = await publishLargeApp(stage, FAQS);
    return stage.withServer(async (server) => {
      const pid = server.process.pid ?? 0;
      const began = performance.now();
      const first = await openVisitor(server, app.parrotId);
      const loadSeconds = (performance.now() - began) / 1000;
      const visitors = [first];
      while (visitors.length < VISITORS) visitors.push(await openVisitor(server, app.parrotId));

      let at = 0;
      const different = (): Asked => {
        const { asked, answer } = faqs[at++ % faqs.length] as (typeof faqs)[number];
        return { question: asked, answer };
      };
      const again = different();
      await askInTurns(visitors, { atOnce: AT_ONCE, seconds: WARM_UP_SECONDS, next: different });
      const asked = await measured(pid, visitors, different);
      const repeated = await measured(pid, visitors, () => again);
      await requireAllStored(visitors);
      for (const visitor of visitors) visitor.close();
      return {
        figures: [
          ...figuresOf('different questions', asked, TARGETS.cpuMsPerAnswer),
          ...figuresOf('one question repeated', repeated, TARGETS.cpuMsPerRepeatedAnswer),
        ],
        notes: [
          `${AT_ONCE} visitors asked at once. ${waits('Different questions', asked)} ${waits('The repeated one', repeated)}`,
          `Making the FAQs took ${fillSeconds.toFixed(1)} s, publishing them ${publishSeconds.toFixed(1)} s, the first visitor after a restart waited ${loadSeconds.toFixed(1)} s for the bot to be loaded.`,
        ],
      };
    });
  },
};

async function measured(pid: number, visitors: readonly Visitor[], next: () => Asked): Promise<Measured> {
  const rounds: Measured[] = [];
  while (rounds.length < ROUNDS) {
    const before = cpuMsOf(pid);
    const round = await askInTurns(visitors, { atOnce: AT_ONCE, seconds: SECONDS, next });
    const after = cpuMsOf(pid);
    const cpuMs = before === undefined || after === undefined ? undefined : after - before;
    rounds.push({ ...round, cpuMs });
  }
  return rounds.reduce((best, other) => (perSecond(other) > perSecond(best) ? other : best));
}

const perSecond = ({ answers, seconds }: Round): number => answers / seconds;

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
