/** Lets a builder talk to a draft: the same engines as for visitors, calls are really made, waits are skipped, and nothing is stored. */
import { randomUUID } from 'node:crypto';
import type { AppId, LanguageCode, ReplyOf, TenantId } from '@parrot/contract/core';
import type { FlowSession, processConversation, TryInput } from '@parrot/contract/flows';
import { newSession, readableValues, type TurnContext } from '@parrot/flow-engine';
import type { Platform } from '../../platform/index.ts';
import type { AppSnapshot } from '../apps/index.ts';
import type { Models } from '../models/index.ts';
import { createAnswerWithModel } from './answer-with-model.ts';
import { createCallApi } from './call-api.ts';
import { createTranslateText } from './outbound-effects.ts';
import { type Found, type ThinkInput, type Thought, think } from './run-turn.ts';
import type { Brains } from './version-answers.ts';

export type TriedTurn = Omit<ReplyOf<typeof processConversation>, 'status'>;
export type Trial = {
  /** Whose draft it is: its model is really asked too. */
  tenantId: TenantId;
  appId: AppId;
  snapshot: AppSnapshot;
  /** Null before the first turn. */
  session: FlowSession | null;
  input: TryInput;
  language?: LanguageCode | undefined;
  timeZone?: string | undefined;
  /** What `{{secret.name}}` stands for, by name. */
  secrets: ReadonlyMap<string, string>;
  /** The moment, in milliseconds of real time, by which whatever is called has to have answered. */
  deadline: number;
};
export type Trials = { takeTurn(trial: Trial): Promise<TriedTurn> };

/** Calls and waits in one turn; a flow that wants more goes in circles. */
const MOST_ROUNDS = 50;
/** Left over for the answer itself, so that a call that takes too long is seen to fail. */
const FOR_THE_ANSWER_MS = 500;

type Needs = {
  brains: Brains;
  models: Models;
  /** The address at which a builder opens what visitors can't yet. */
  forBuilder?: (url: string) => string;
};

export function createTrials(
  { fetchGuarded, clock }: Pick<Platform, 'fetchGuarded' | 'clock'>,
  { brains, models, forBuilder = (url) => url }: Needs,
): Trials {
  const callApi = createCallApi(fetchGuarded);
  const answerWithModel = createAnswerWithModel(models);
  const translateText = createTranslateText(models);

  /** What comes of it at once; undefined where the visitor has to say something first. */
  const outcomeOf = async (want: Thought['wants'][number], trial: Trial): Promise<ThinkInput | undefined> => {
    if (want.type === 'wait') return { type: 'timePassed', request: want.request };
    const { tenantId, appId, secrets, deadline } = trial;
    const left = Math.max(1, deadline - FOR_THE_ANSWER_MS - Date.now());
    if (want.type === 'translate') {
      const text = await translateText(tenantId, appId, want.text, want.to, left);
      return { type: 'translation', request: want.request, text };
    }
    if (want.type === 'writeAnswer') {
      const finding = await answerWithModel(want, { where: [tenantId, appId], timeoutMs: left });
      return { type: 'finding', request: want.request, finding };
    }
    if (want.type !== 'callApi') return undefined;
    const timeoutMs = Math.min(want.timeoutSeconds * 1_000, left);
    const reply = await callApi(want, { secrets, idempotencyKey: randomUUID(), timeoutMs });
    return { type: 'apiReply', request: want.request, reply };
  };

  return {
    async takeTurn(trial) {
      const { snapshot, session: before, input, language, timeZone } = trial;
      const asksModel = await models.isConnected(trial.tenantId);
      const brain = await brains.of(snapshot, { learnt: true });
      const people = brain.settings.behaviour.agentEscalation;
      const around: TurnContext = {
        desk: { enabled: people, available: people },
        now: clock.now(),
        language,
        timeZone,
        facts: { visitorName: '', visitorEmail: '', page: '' },
      };
      const session = before ?? newSession();
      const turn: TriedTurn = { session, lines: [], values: {}, trace: [], findings: [], outcome: 'goesOn' };
      let next = inputOf(input);
      if (!next) Object.assign(turn, { session: { ...session, waitingFor: 'nothing' }, outcome: 'ended' });
      for (let round = 0; next && round < MOST_ROUNDS; round++) {
        const thought = await think(brain, turn.session, next, around, { asksModel });
        next = undefined;
        add(turn, thought, forBuilder);
        for (const want of thought.wants) next = (await outcomeOf(want, trial)) ?? next;
      }
      turn.values = readableValues({ flow: brain.flow, session: turn.session, context: around });
      return turn;
    },
  };
}

function add(
  turn: TriedTurn,
  { session, said, wants, trace, found }: Thought,
  forBuilder: (url: string) => string,
): void {
  turn.session = session;
  turn.trace.push(...trace);
  turn.findings.push(...found.map(tell));
  for (const { say } of said) {
    const { text: value, attachment, carousel, files, suggestions, expects } = say;
    const sources = say.sources.map((source) => ({ ...source, url: forBuilder(source.url) }));
    turn.lines.push({ value, attachment, carousel, files, suggestions, sources, expects });
  }
  if (wants.some(({ type }) => type === 'handOver')) turn.outcome = 'handedOver';
  if (wants.some(({ type }) => type === 'complete')) turn.outcome = 'ended';
}

/** Undefined where a person would have ended the conversation. */
function inputOf(input: TryInput): ThinkInput | undefined {
  if (input.type !== 'handOverEnds') return input;
  return input.how === 'tooLong' ? { type: 'handOverEnded', how: 'tooLong' } : undefined;
}

const tell = ({ question, finding: { kind, trace, ...finding } }: Found): TriedTurn['findings'][number] => ({
  question,
  kind,
  threshold: trace.threshold,
  ...('model' in finding && { model: finding.model }),
  candidates: [
    ...trace.candidates.map(({ question: asked, score }) => ({ question: asked, score })),
    ...trace.passages.map(({ title, snippet, score }) => ({ question: `${title}: ${snippet}`, score })),
  ],
});
