/** A brain as conversations know it: somebody who takes a turn. */
import { MINUTE_MS } from '@parrot/contract/core';
import { type FlowSession, flowSession, type TraceStep, traceStep } from '@parrot/contract/flows';
import type { MessageTrace } from '@parrot/contract/learning';
import { newSession, type SendMessage, type TurnContext } from '@parrot/flow-engine';
import * as z from 'zod';
import type { Bot, BotInput, BotLine, BotSurroundings, BotTurn, Errand } from '../conversations/index.ts';
import { type ThinkInput, type Thought, think } from './run-turn.ts';
import type { Brain } from './version-answers.ts';

/** A flow that goes on by itself for days must not fill the store. */
const MOST_UNTOLD = 100;

/** `asksModel`: whether a model could write an answer. */
export function createBot(brain: Brain, mind: { asksModel: boolean }): Bot {
  const { appearance, behaviour, translations } = brain.settings;
  const handsOver = behaviour.agentEscalation;
  return {
    name: appearance.botName,
    handsOver,
    // Without people to hand over to, the bot has to do.
    humanFirst: handsOver && appearance.isHumanFirst,
    quietMinutes: behaviour.quietMinutes,
    farewell(tag) {
      const language = brain.languageOf(tag);
      return (language && translations[language]?.timeoutMsg) || appearance.timeoutMsg;
    },
    awaits(flowState) {
      const { waitingFor, requests } = sessionOf(flowState);
      return isAway(waitingFor) ? requests : null;
    },
    async takeTurn(flowState, input, around) {
      const stands = input.type === 'givenBack' ? calledBack(sessionOf(flowState)) : sessionOf(flowState);
      const before = { ...stands, visitorValues: around.visitorValues };
      const thought = await think(
        brain,
        before,
        inputOf(input, before),
        circumstancesOf(brain, around),
        mind,
      );
      return turnOf(tellingOf(thought, untoldIn(flowState)), before, input);
    },
  };
}

/** Sessions from before lack what was not known then. */
function sessionOf(flowState: unknown): FlowSession {
  const known = typeof flowState === 'object' ? flowState : null;
  return flowSession.safeParse({ ...newSession(), ...known }).data ?? newSession();
}

/** What it had sent for when a person took the conversation comes no more: it goes on from the last open question. */
const calledBack = (session: FlowSession): FlowSession =>
  isBusy(session) ? { ...session, waitingFor: 'person' } : session;

/** What it means that the time is up depends on what it was waiting for. */
function inputOf(input: BotInput, { waitingFor, requests }: FlowSession): ThinkInput {
  if (input.type === 'givenBack') return { type: 'handOverEnded', how: 'givenBack' };
  if (input.type !== 'timeIsUp') return input;
  return waitingFor === 'person'
    ? { type: 'handOverEnded', how: 'tooLong' }
    : { type: 'timePassed', request: requests };
}

function circumstancesOf({ settings, languageOf }: Brain, around: BotSurroundings): TurnContext {
  const people = settings.behaviour.agentEscalation;
  const { now, language, timeZone, visitorName, visitorEmail, page } = around;
  return {
    desk: { enabled: people, available: people && around.peopleAreThere },
    now,
    language: languageOf(language),
    timeZone: timeZone || undefined,
    facts: { visitorName, visitorEmail, page },
  };
}

/** Steps of turns in which nothing was said: they stand with the first words that come after them. */
const storedUntold = z.object({ untold: z.array(traceStep) });
const untoldIn = (flowState: unknown): TraceStep[] => storedUntold.safeParse(flowState).data?.untold ?? [];

function tellingOf(thought: Thought, before: TraceStep[]): Thought {
  const told = thought.said.find(({ reasons }) => reasons !== null);
  if (!told?.reasons) return { ...thought, untold: [...before, ...thought.untold].slice(-MOST_UNTOLD) };
  const reasons = { ...told.reasons, steps: [...before, ...told.reasons.steps] };
  return { ...thought, said: thought.said.map((line) => (line === told ? { ...line, reasons } : line)) };
}

function turnOf(
  { session, said, wants, trace, untold }: Thought,
  before: FlowSession,
  input: BotInput,
): BotTurn {
  const isIgnored = said.length + wants.length === 0 && trace.at(-1)?.what === 'inputIgnored';
  const handsOver = wants.some(({ type }) => type === 'handOver');
  const rated = wants.find((want) => want.type === 'rated');
  return {
    lines: said.map(({ say, reasons }) => lineOf(say, reasons)),
    flowState: { ...session, ...(untold.length > 0 && { untold }) },
    visitorValues: session.visitorValues,
    notNow: input.type === 'message' && isIgnored && isBusy(session),
    handsOver,
    leavesItToPeople: session.waitingFor === 'person' && !handsOver,
    ends: wants.some(({ type }) => type === 'complete'),
    stars: rated?.stars ?? null,
    errands: wants.filter(
      (want): want is Errand =>
        want.type === 'callApi' || want.type === 'translate' || want.type === 'writeAnswer',
    ),
    resumes:
      resumes(wants) ??
      (input.type !== 'timeIsUp' && standsStill(before, session) ? 'asBefore' : 'notByItself'),
  };
}

/** It waits for an errand. */
const isAway = (waitingFor: FlowSession['waitingFor']): boolean =>
  waitingFor === 'apiReply' || waitingFor === 'translation' || waitingFor === 'finding';

const isBusy = ({ waitingFor }: FlowSession): boolean => isAway(waitingFor) || waitingFor === 'time';

function resumes(wants: Thought['wants']): { afterMs: number } | undefined {
  for (const want of wants) {
    if (want.type === 'wait') return { afterMs: want.seconds * 1_000 };
    if (want.type === 'handOver' && want.waitMinutes > 0) return { afterMs: want.waitMinutes * MINUTE_MS };
  }
  return undefined;
}

/** It still waits for the very thing it waited for before. */
const standsStill = (before: FlowSession, after: FlowSession): boolean =>
  (after.waitingFor === 'time' || after.waitingFor === 'person') &&
  before.waitingFor === after.waitingFor &&
  before.requests === after.requests;

const lineOf = (
  { text, suggestions, attachment, files, ...say }: SendMessage,
  trace: MessageTrace | null,
): BotLine => ({
  value: text,
  suggestions,
  attachment,
  files,
  extras: {
    ...(say.carousel.length > 0 && { carousel: say.carousel }),
    ...(say.sources.length > 0 && { sources: say.sources }),
    ...(say.expects && { expects: say.expects }),
    ...(say.canRate && { canRate: true }),
  },
  trace,
});
