/** A brain as conversations know it: somebody who takes a turn. */
import { type FlowSession, flowSession } from '@parrot/contract/flows';
import { type Circumstances, type Input, newSession, type Say } from '@parrot/flow-engine';
import type { Bot, BotInput, BotLine, BotSurroundings, BotTurn, Errand } from '../conversations/index.ts';
import type { Brain } from './brain.ts';
import { type Reasons, type Thought, think } from './think.ts';

const MINUTE_MS = 60_000;

export function createBot(brain: Brain): Bot {
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
      return waitingFor === 'apiReply' || waitingFor === 'translation' ? requests : null;
    },
    async takeTurn(flowState, input, around) {
      const before = { ...sessionOf(flowState), visitorValues: around.visitorValues };
      const thought = await think(brain, before, inputOf(input, before), circumstancesOf(brain, around));
      return turnOf(thought, before, input);
    },
  };
}

/** Sessions from before lack what was not known then. */
function sessionOf(flowState: unknown): FlowSession {
  const known = typeof flowState === 'object' ? flowState : null;
  return flowSession.safeParse({ ...newSession(), ...known }).data ?? newSession();
}

/** What it means that the time is up depends on what it was waiting for. */
function inputOf(input: BotInput, { waitingFor, requests }: FlowSession): Input {
  if (input.type !== 'timeIsUp') return input;
  return waitingFor === 'person'
    ? { type: 'handOverEnded', how: 'tooLong' }
    : { type: 'timePassed', request: requests };
}

function circumstancesOf({ settings, languageOf }: Brain, around: BotSurroundings): Circumstances {
  const people = settings.behaviour.agentEscalation;
  const { now, language, visitorName, visitorEmail, page } = around;
  return {
    desk: { people, available: people && around.peopleAreThere },
    now,
    language: languageOf(language),
    facts: { visitorName, visitorEmail, page },
  };
}

function turnOf({ session, said, wants, trace }: Thought, before: FlowSession, input: BotInput): BotTurn {
  const isIgnored = said.length + wants.length === 0 && trace.at(-1)?.what === 'inputIgnored';
  const handsOver = wants.some(({ type }) => type === 'handOver');
  const rated = wants.find((want) => want.type === 'rated');
  return {
    lines: said.map(({ say, reasons }) => lineOf(say, reasons)),
    flowState: session,
    visitorValues: session.visitorValues,
    notNow: input.type === 'message' && isIgnored && isBusy(session),
    handsOver,
    leavesItToPeople: session.waitingFor === 'person' && !handsOver,
    ends: wants.some(({ type }) => type === 'complete'),
    stars: rated?.stars ?? null,
    errands: wants.filter((want): want is Errand => want.type === 'callApi' || want.type === 'translate'),
    resumes:
      resumes(wants) ??
      (input.type !== 'timeIsUp' && standsStill(before, session) ? 'asBefore' : 'notByItself'),
  };
}

const isBusy = ({ waitingFor }: FlowSession): boolean =>
  waitingFor === 'apiReply' || waitingFor === 'translation' || waitingFor === 'time';

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

const lineOf = ({ text, suggestions, attachment, files, ...say }: Say, trace: Reasons | null): BotLine => ({
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
