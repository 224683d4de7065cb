/** Turns a transcript into the steps of a past conversation. */
import { type FaqId, type LanguageCode, newId } from '@parrot/contract/core';
import { FLOW_TEXTS } from '@parrot/contract/flows';
import type { MessageTrace } from '@parrot/contract/learning';
import type { PublishedApp } from '../../../features/apps/index.ts';
import type {
  LockedConversation,
  PastConversation,
  PastStep,
  Session,
} from '../../../features/conversations/index.ts';
import type { Caller } from '../../../platform/index.ts';
import { DEMO_BROWSERS } from '../demo-browsers.ts';
import type { Transcript, TranscriptStep } from './parse-transcripts.ts';

export type Cast = {
  apps: ReadonlyMap<string, PublishedApp>;
  /** By first name. */
  agents: ReadonlyMap<string, Caller>;
  /** By language and key. */
  answers: ReadonlyMap<string, DemoAnswer>;
};
export type DemoAnswer = { answer: string; faqId: FaqId | null };

type Pace = { startedAt: Date; random: () => number };
type Act = (locked: LockedConversation) => void;

const THRESHOLD = 0.5;

export function replayTranscript(
  transcript: Transcript,
  cast: Cast,
  { startedAt, random }: Pace,
): PastConversation {
  const { name, browser, page, bot, steps } = transcript;
  const app = cast.apps.get(bot);
  if (!app) throw new Error(`demo has no published bot ${bot}`);
  const traits = DEMO_BROWSERS[browser];
  const acts = createActs(app, cast, traits.language);
  let at = startedAt.getTime();
  const after = (step: TranscriptStep | null): Date => {
    at += 1_000 * secondsBefore(step, random);
    return new Date(at);
  };
  const isRating = ({ act }: TranscriptStep) => act === 'rates';
  const pastSteps = (step: TranscriptStep): PastStep[] =>
    step.act === 'ratesAnswer'
      ? [{ at: after(step), thumb: step.thumb }]
      : acts.of(step).map((act) => ({ at: after(step), act }));
  return {
    app,
    visitor: {
      ...traits,
      name: name ?? `Visitor ${1_000 + Math.floor(random() * 9_000)}`,
      email: name ? emailOf(name) : '',
      isVerified: name !== null,
      page,
      ip: '',
    },
    steps: [
      { at: startedAt, act: acts.greets() },
      ...steps.filter((step) => !isRating(step)).flatMap(pastSteps),
      { at: after(null), act: acts.ends() },
      ...steps.filter(isRating).flatMap(pastSteps),
    ],
  };
}

function createActs(app: PublishedApp, { agents, answers }: Cast, language: LanguageCode) {
  const texts = FLOW_TEXTS[language];
  let owner: Caller | undefined;
  let question = '';
  const agentNamed = (name: string): Caller => {
    const found = agents.get(name);
    if (!found) throw new Error(`demo has no agent ${name}`);
    return found;
  };
  const requireOwner = (): Caller => {
    if (!owner) throw new Error('demo step by an agent before the conversation was taken');
    return owner;
  };
  const botSends = (value: string, more: { trace?: MessageTrace; canRate?: boolean } = {}): Act => {
    const { trace = { steps: [], language }, canRate = false } = more;
    const { appId: senderId, appName: senderName } = app;
    return (locked) =>
      locked.add({
        msgId: newId('msg'),
        userType: 'bot',
        senderId,
        senderName,
        value,
        trace,
        extras: canRate ? { canRate } : {},
      });
  };
  const lookedUp = (kind: 'answer' | 'unknown', score: number, faqId: FaqId | null): MessageTrace => ({
    steps: [],
    language,
    finding: {
      question,
      kind,
      language,
      threshold: THRESHOLD,
      score,
      ...(faqId && { faqId }),
      candidates: [],
      passages: [],
      corrections: [],
      milliseconds: 24,
    },
  });

  /** Steps that take a while, such as waiting for an agent, are several. */
  const of = (step: Exclude<TranscriptStep, { act: 'ratesAnswer' }>): Act[] => {
    switch (step.act) {
      case 'writes':
        question = step.text;
        return [
          (locked) =>
            locked.add({ msgId: newId('msg'), userType: 'visitor', ...visitorIn(locked), value: step.text }),
        ];
      case 'botAnswers': {
        const found = answers.get(`${language} ${step.faq}`);
        if (!found) throw new Error(`demo has no answer ${step.faq} in ${language}`);
        return [botSends(found.answer, { trace: lookedUp('answer', 0.93, found.faqId), canRate: true })];
      }
      case 'botFails':
        return [botSends(texts.unknown, { trace: lookedUp('unknown', 0.12, null) })];
      case 'botSends':
        return [botSends(step.text)];
      case 'asksForPerson': {
        owner = step.agent === null ? undefined : agentNamed(step.agent);
        const taker = owner;
        const announces = botSends(texts.handingOver);
        const requests: Act = (locked) => {
          announces(locked);
          locked.transition('agentRequested', actorIn(locked));
        };
        if (!taker) return [requests];
        return [
          requests,
          (locked) => locked.transition('taken', asActor(taker), receiver(taker, 'taken', locked)),
        ];
      }
      case 'agentWrites': {
        const { userId: senderId, name: senderName } = requireOwner();
        return [
          (locked) =>
            locked.add({ msgId: newId('msg'), userType: 'agent', senderId, senderName, value: step.text }),
        ];
      }
      case 'escalates':
      case 'transfers': {
        const [from, to] = [requireOwner(), agentNamed(step.to)];
        owner = to;
        const moves: Act = (locked) => {
          const name = step.act === 'transfers' ? 'transferred' : 'escalated';
          locked.transition(name, asActor(from), receiver(to, name, locked), step.note);
        };
        if (step.act === 'escalates') return [moves];
        const event = { target: to.name, reason: step.note };
        return [(locked) => locked.addEvent('transfer-offered', asActor(from), event), moves];
      }
      case 'calls': {
        const agent = requireOwner();
        const { kind, startedBy, endReason, seconds: durationSeconds, stars, text } = step;
        const visitorFeedback = stars > 0 ? { stars, text } : null;
        const call = { callId: newId('cal'), kind, endReason, startedBy, durationSeconds };
        return [
          (locked) =>
            locked.addEvent('call', startedBy === 'agent' ? asActor(agent) : actorIn(locked), {
              call: { ...call, visitorFeedback, agentFeedback: null },
            }),
        ];
      }
      case 'rates':
        return [
          (locked) => locked.update({ rating: step.stars, ratingComment: step.comment, ratedAt: locked.now }),
        ];
    }
  };
  return {
    of,
    greets: (): Act => botSends(app.settings.appearance.welcomeMsg),
    ends: (): Act => {
      const agent = owner;
      return (locked) => {
        if (agent) locked.transition('closed', asActor(agent));
        else locked.transition('visitorEnded', actorIn(locked));
      };
    },
  };
}

const asActor = ({ userId: id, name }: Caller) => ({ id, name });
const actorIn = ({ conversation: { visitorId: id, visitorName: name } }: LockedConversation) => ({
  id,
  name,
});
const visitorIn = ({ conversation }: LockedConversation) => ({
  senderId: conversation.visitorId,
  senderName: conversation.visitorName,
});

function receiver(
  { userId, name }: Caller,
  how: 'taken' | 'transferred' | 'escalated',
  { session, now }: LockedConversation,
) {
  const assignment: NonNullable<Session['assignment']> = {
    how,
    at: now.toISOString(),
    waitedSeconds: session?.waitingSince
      ? Math.max(1, Math.round((now.getTime() - session.waitingSince.getTime()) / 1_000))
      : (session?.assignment?.waitedSeconds ?? 0),
    openBefore: 1,
    capacity: 5,
    candidates: 1,
  };
  return { userId, name, assignment };
}

/** People read, think and type; bots answer at once. */
function secondsBefore(step: TranscriptStep | null, random: () => number): number {
  const between = (least: number, most: number) => Math.round(least + random() * (most - least));
  if (step === null) return between(20, 90);
  if (step.act === 'botAnswers' || step.act === 'botFails' || step.act === 'botSends') return 1;
  if (step.act === 'calls') return step.seconds + between(20, 45);
  if (step.act === 'asksForPerson') return between(10, 40);
  return between(15, 80);
}

const emailOf = (name: string): string =>
  `${name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '.')}@mail.example`;
