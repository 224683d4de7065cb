/** The bot of a version, as conversations use it. */
import { MINUTE_MS } from '@parrot/contract/core';
import { type FlowSession, flowSession, type TraceStep, traceStep } from '@parrot/contract/flows';
import type { MessageTrace } from '@parrot/contract/learning';
import { newSession, type SendMessage, type TurnContext } from '@parrot/flow-engine';
import * as z from 'zod';
import type {
  Bot,
  BotContext,
  BotInput,
  BotMessage,
  BotProfile,
  BotTurn,
  OutboundEffect,
} from '../conversations/index.ts';
import { LEAVE_MESSAGE_TEXTS } from './leave-message-texts.ts';
import { type AnswerSource, runTurn, type TurnInput, type TurnResult } from './run-turn.ts';
import type { VersionFlow } from './version-flow.ts';

/** A flow that resumes for days without a message must not fill the store. */
const MAX_PENDING_STEPS = 100;

export function botProfile({ settings, languages, languageOf }: VersionFlow): BotProfile {
  const { appearance, behaviour, translations } = settings;
  const canHandOver = behaviour.agentEscalation;
  return {
    name: appearance.botName,
    canHandOver,
    humanFirst: canHandOver && appearance.isHumanFirst,
    inactivityMinutes: behaviour.quietMinutes,
    farewell(tag) {
      const language = languageOf(tag);
      return (language && translations[language]?.timeoutMsg) || appearance.timeoutMsg;
    },
    leaveMessage: (tag) => LEAVE_MESSAGE_TEXTS[languageOf(tag) ?? languages[0] ?? 'en'],
  };
}

/** `usesModel`: whether a model can write answers. */
export function createBot(
  version: VersionFlow & { answers: AnswerSource },
  options: { usesModel: boolean },
): Bot {
  return {
    ...botProfile(version),
    awaits(flowState) {
      const { waitingFor, requests } = sessionOf(flowState);
      return awaitsEffect(waitingFor) ? requests : null;
    },
    async takeTurn(flowState, input, context) {
      const stored = input.type === 'returned' ? withoutEffect(sessionOf(flowState)) : sessionOf(flowState);
      const before = { ...stored, visitorValues: context.visitorValues };
      const turn = await runTurn(version, before, inputOf(input, before), turnContextOf(version, context), {
        ...options,
        whisper: context.whisper,
      });
      return botTurnOf(withPendingTrace(turn, pendingTraceIn(flowState)), before, input);
    },
  };
}

/** Sessions stored by earlier releases lack newer fields. */
function sessionOf(flowState: unknown): FlowSession {
  const known = typeof flowState === 'object' ? flowState : null;
  return flowSession.safeParse({ ...newSession(), ...known }).data ?? newSession();
}

/**
 * An effect that was pending when an agent took the session gets no reply: the flow continues at its last
 * question.
 */
const withoutEffect = (session: FlowSession): FlowSession =>
  isBusy(session) ? { ...session, waitingFor: 'person' } : session;

/** A timeout ends either a pause or the wait for an agent. */
function inputOf(input: BotInput, { waitingFor, requests }: FlowSession): TurnInput {
  if (input.type === 'returned') return { type: 'handOverEnded', how: 'givenBack' };
  if (input.type !== 'timeout') return input;
  return waitingFor === 'person'
    ? { type: 'handOverEnded', how: 'tooLong' }
    : { type: 'timePassed', request: requests };
}

function turnContextOf({ settings, languageOf }: VersionFlow, context: BotContext): TurnContext {
  const hasAgents = settings.behaviour.agentEscalation;
  const { now, language, timeZone, visitorName, visitorEmail, page } = context;
  const { isOpen, isAvailable } = context.desk;
  return {
    desk: { enabled: hasAgents, available: hasAgents && isAvailable },
    isOpen,
    now,
    language: languageOf(language),
    timeZone: timeZone || undefined,
    facts: { visitorName, visitorEmail, page },
  };
}

/**
 * Steps of turns without a message; they are stored with the next message. The key is part of stored flow
 * states.
 */
const STORED_KEY = 'untold';
const storedSteps = z.object({ [STORED_KEY]: z.array(traceStep) });
const pendingTraceIn = (flowState: unknown): TraceStep[] =>
  storedSteps.safeParse(flowState).data?.[STORED_KEY] ?? [];

function withPendingTrace(turn: TurnResult, earlier: TraceStep[]): TurnResult {
  const first = turn.messages.find(({ trace }) => trace !== null);
  if (!first?.trace)
    return { ...turn, pendingTrace: [...earlier, ...turn.pendingTrace].slice(-MAX_PENDING_STEPS) };
  const trace = { ...first.trace, steps: [...earlier, ...first.trace.steps] };
  return {
    ...turn,
    messages: turn.messages.map((message) => (message === first ? { ...message, trace } : message)),
  };
}

function botTurnOf(
  { session, messages, effects, trace, pendingTrace, whisper }: TurnResult,
  before: FlowSession,
  input: BotInput,
): BotTurn {
  const isIgnored = messages.length + effects.length === 0 && trace.at(-1)?.what === 'inputIgnored';
  const handsOver = effects.some(({ type }) => type === 'handOver');
  const rated = effects.find((effect) => effect.type === 'rated');
  return {
    messages: messages.map(({ message, trace: messageTrace, whisperedBy }) => ({
      ...botMessageOf(message, messageTrace),
      ...(whisperedBy && { whisperedBy }),
    })),
    whisper,
    flowState: { ...session, ...(pendingTrace.length > 0 && { [STORED_KEY]: pendingTrace }) },
    visitorValues: session.visitorValues,
    isDeferred: input.type === 'message' && isIgnored && isBusy(session),
    handsOver,
    staysWithAgents: session.waitingFor === 'person' && !handsOver,
    ends: effects.some(({ type }) => type === 'complete'),
    stars: rated?.stars ?? null,
    effects: effects.filter(
      (effect): effect is OutboundEffect =>
        effect.type === 'callApi' || effect.type === 'translate' || effect.type === 'writeAnswer',
    ),
    resumes:
      resumes(effects) ?? (input.type !== 'timeout' && stillWaits(before, session) ? 'unchanged' : 'never'),
  };
}

const awaitsEffect = (waitingFor: FlowSession['waitingFor']): boolean =>
  waitingFor === 'apiReply' || waitingFor === 'translation' || waitingFor === 'finding';

const isBusy = ({ waitingFor }: FlowSession): boolean => awaitsEffect(waitingFor) || waitingFor === 'time';

function resumes(effects: TurnResult['effects']): { afterMs: number } | undefined {
  for (const effect of effects) {
    if (effect.type === 'wait') return { afterMs: effect.seconds * 1_000 };
    if (effect.type === 'handOver' && effect.waitMinutes > 0)
      return { afterMs: effect.waitMinutes * MINUTE_MS };
  }
  return undefined;
}

/** It waits for the same pause or agent as before the turn. */
const stillWaits = (before: FlowSession, after: FlowSession): boolean =>
  (after.waitingFor === 'time' || after.waitingFor === 'person') &&
  before.waitingFor === after.waitingFor &&
  before.requests === after.requests;

const botMessageOf = (
  { text, suggestions, attachment, files, ...message }: SendMessage,
  trace: MessageTrace | null,
): BotMessage => ({
  value: text,
  suggestions,
  attachment,
  files,
  extras: {
    ...(message.carousel.length > 0 && { carousel: message.carousel }),
    ...(message.sources.length > 0 && { sources: message.sources }),
    ...(message.expects && { expects: message.expects }),
    ...(message.canRate && { canRate: true }),
  },
  trace,
});
