/**
 * Runs one turn of a flow: the engine decides, lookups are answered at once, until only outbound effects are
 * left.
 */
import { type Finding, previousTurn } from '@parrot/answer-engine';
import type { LanguageCode } from '@parrot/contract/core';
import { FLOW_TEXTS, type FlowSession, type TraceStep } from '@parrot/contract/flows';
import type { MessageTrace } from '@parrot/contract/learning';
import {
  advance,
  type Effect,
  type Input,
  isQuestion,
  type SendMessage,
  type TurnContext,
} from '@parrot/flow-engine';
import { KnowledgeNeeded, type WriteAnswer, type WrittenFinding } from '../conversations/index.ts';
import { isWhispered, type Whisper, whisperedFinding } from './answer-whisper.ts';
import { isContradicted } from './contradiction-notice.ts';
import { findingTrace, type Lookup, lookupsOf } from './finding-trace.ts';
import { addLanguageNotice, isInOtherLanguage, languageOfQuestion } from './language-notice.ts';
import type { PreparedAnswers } from './prepare-answers.ts';
import { addTitles, mapParts } from './several-answers.ts';
import { UNAVAILABLE_TEXTS } from './unavailable-texts.ts';
import type { VersionFlow } from './version-flow.ts';

/** A flow that needs more lookups in one turn runs in a loop. */
const MAX_LOOKUPS = 20;

export type AnswerSource =
  | PreparedAnswers
  /** A turn that needs answers throws `KnowledgeNeeded`. */
  | 'notLoaded'
  /** A turn that needs answers tells the visitor that there are none right now. */
  | 'unavailable';

/** A finding that comes from outside of the turn has a trace of how it was found. */
export type TurnInput =
  | Exclude<Input, { type: 'finding' }>
  | { type: 'finding'; request: number; finding: Finding | WrittenFinding };

export type TurnResult = {
  session: FlowSession;
  messages: { message: SendMessage; trace: MessageTrace | null; whisperedBy?: string }[];
  /** What the caller has to perform. */
  effects: (Exclude<Effect, { type: 'sendMessage' | 'findAnswer' | 'findIntent' }> | WriteAnswer)[];
  trace: TraceStep[];
  /** Steps of the trace that belong to no message yet. */
  pendingTrace: TraceStep[];
  lookups: Lookup[];
  /** What became of the whisper; null if no answer was needed. */
  whisper: 'answering' | 'used' | null;
};

type Version = Pick<VersionFlow, 'flow' | 'settings' | 'languages'> & { answers: AnswerSource };

export async function runTurn(
  { flow, settings, languages, answers }: Version,
  before: FlowSession,
  input: TurnInput,
  context: TurnContext,
  /** Whether a model can write answers, as an outbound effect; what an agent wants as the next answer. */
  { usesModel, whisper = null }: { usesModel: boolean; whisper?: Whisper | null },
): Promise<TurnResult> {
  const turn: TurnResult = {
    // What was asked before an agent took over is no longer what the visitor talks about.
    session: input.type === 'handOverEnded' ? { ...before, previous: null } : before,
    messages: [],
    effects: [],
    trace: [],
    pendingTrace: [],
    lookups: [],
    whisper: null,
  };
  const began = performance.now();
  let next: Input | undefined = input;
  if (input.type === 'finding') {
    const question = before.question ?? '';
    record(question, input.finding);
    next = { ...input, ...replyWith(question, input.finding) };
  }
  for (let lookups = 0; next; lookups++) {
    if (lookups > MAX_LOOKUPS) return cutOff({ flow, settings }, turn);
    const whispered = whisperedIn(next);
    const step = advance(flow, turn.session, next, context);
    const repliedIn = next.type === 'finding' ? next.language : undefined;
    const firstPart = turn.lookups.length - (next.type === 'finding' ? (next.finding.parts?.length ?? 1) : 0);
    next = undefined;
    turn.session = step.session;
    turn.trace.push(...step.trace);
    turn.pendingTrace.push(...step.trace);
    for (const effect of step.effects) {
      if (effect.type === 'sendMessage') {
        const isWhispered = whispered !== undefined && turn.whisper !== 'used';
        turn.messages.push({
          message: effect,
          trace: effect.part === undefined ? null : traceOf(turn.lookups[firstPart + effect.part], repliedIn),
          ...(isWhispered && { whisperedBy: whispered.agentName }),
        });
        if (isWhispered) turn.whisper = 'used';
      } else if (effect.type === 'findAnswer' || effect.type === 'findIntent') {
        if (answers === 'notLoaded') throw new KnowledgeNeeded('the flow needs knowledge');
        const isWhispered = whisper !== null && turn.whisper === null && effect.type === 'findAnswer';
        if (isWhispered) next = await answerWhispered(whisper, effect.question);
        else if (answers === 'unavailable') apologize();
        else if (effect.type === 'findAnswer') next = await findAnswer(answers, effect.question);
        else next = { type: 'intent', intentId: await answers.findIntent(effect.text, effect.intents) };
      } else turn.effects.push(effect);
    }
    // Stored once, with the last message that it led to.
    const last = turn.messages.at(-1);
    if (!last) continue;
    last.trace = {
      ...last.trace,
      ...(last.message.part === undefined && traceOf(turn.lookups.at(-1), repliedIn)),
      steps: [...(last.trace?.steps ?? []), ...turn.pendingTrace],
    };
    turn.pendingTrace = [];
  }
  return turn;

  async function findAnswer(prepared: PreparedAnswers, question: string): Promise<Input | undefined> {
    // Thanks and requests for an agent continue no question; only an answer of their own answers them.
    const continues = isQuestion(question, { deskEnabled: context.desk.enabled });
    const finding = await prepared.findAnswer(question, continues ? turn.session.previous : null);
    const isAsked = continues || finding.kind === 'answer';
    // The answer of an FAQ is sent as it was written; at most it is translated.
    const found = lookupsOf(question, finding);
    const isFaq = found.some((each) => each.finding.kind === 'answer' && each.finding.faqId !== undefined);
    // Of two sources that disagree a model would choose one.
    const isDisputed = found.some((each) => isContradicted(each.finding));
    const canWrite = usesModel && isAsked && !isFaq && !isDisputed;
    const passages = canWrite ? prepared.passagesOf(finding) : [];
    const isForeign = usesModel && isFaq && !finding.parts && isInOtherLanguage(finding, question);
    if (passages.length > 0 || isForeign) {
      const { requests: request, language } = turn.session;
      turn.effects.push({ type: 'writeAnswer', request, question, language, passages, finding });
      return undefined;
    }
    if (isAsked) record(question, finding);
    return { type: 'finding', ...replyWith(question, finding) };
  }

  function replyWith(question: string, finding: Lookup['finding']) {
    const language = languageOfQuestion(finding, question);
    const noticed = addLanguageNotice(finding, question);
    return {
      finding: addTitles(mapParts(noticed, (part) => addLanguageNotice(part.finding, part.question))),
      ...(language && languages.includes(language) && { language }),
    };
  }

  /** The knowledge is searched all the same: the trace says what the bot would have found. */
  async function answerWhispered({ text, agentName }: Whisper, question: string): Promise<Input | undefined> {
    const found =
      typeof answers === 'string' ? null : await answers.findAnswer(question, turn.session.previous);
    const finding = await whisperedFinding({ text, agentName }, question, found);
    if (usesModel) {
      const { requests: request, language } = turn.session;
      const passages = [{ title: '', url: '', heading: '', text }];
      const { whispered } = finding;
      turn.effects.push({ type: 'writeAnswer', request, question, language, passages, finding, whispered });
      turn.whisper = 'answering';
      return undefined;
    }
    record(question, finding);
    return { type: 'finding', finding };
  }

  /** A follow-up is about what was answered last. */
  function record(question: string, finding: Lookup['finding']): void {
    for (const lookup of lookupsOf(question, finding)) {
      turn.lookups.push(lookup);
      if (finding.parts && lookup.finding.kind !== 'answer') continue;
      const previous = previousTurn(lookup.question, lookup.finding, turn.session.previous);
      turn.session = { ...turn.session, previous };
    }
  }

  function traceOf(lookup: Lookup | undefined, repliedIn?: LanguageCode): MessageTrace {
    return {
      steps: [],
      ...(lookup && { finding: findingTrace(lookup) }),
      language: repliedIn ?? turn.session.language ?? flow.language,
      milliseconds: Math.round(performance.now() - began),
    };
  }

  /** The flow stays at its block, which the next message runs again. */
  function apologize(): void {
    const language = turn.session.language ?? flow.language;
    turn.session = awaitingMessage(turn.session);
    turn.messages.push({ message: plainText(UNAVAILABLE_TEXTS[language], settings, language), trace: null });
  }
}

const whisperedIn = (input: Input) =>
  input.type === 'finding' && isWhispered(input.finding) ? input.finding.whispered : undefined;

/** As the engine does with loops of its own: the messages so far are dropped, and the visitor gets one. */
function cutOff(
  { flow, settings }: Pick<VersionFlow, 'flow' | 'settings'>,
  { session, trace, lookups }: TurnResult,
): TurnResult {
  const language = session.language ?? flow.language;
  const text = flow.texts[language]?.unknown ?? FLOW_TEXTS[language].unknown;
  const steps: TraceStep[] = [...trace, { what: 'loopCutOff', blockId: session.blockId }];
  return {
    session: awaitingMessage(session),
    messages: [{ message: plainText(text, settings, language), trace: { steps } }],
    effects: [],
    trace: steps,
    pendingTrace: [],
    lookups,
    whisper: null,
  };
}

const awaitingMessage = (session: FlowSession): FlowSession => ({
  ...session,
  waitingFor: 'message',
  question: null,
  personOffered: false,
});

const plainText = (
  text: string,
  { behaviour }: VersionFlow['settings'],
  language: keyof typeof FLOW_TEXTS,
): SendMessage => ({
  type: 'sendMessage',
  text,
  suggestions: behaviour.agentEscalation ? [FLOW_TEXTS[language].talkToPerson] : [],
  attachment: null,
  carousel: [],
  files: [],
  sources: [],
  expects: null,
  canRate: false,
  offersPerson: false,
});
