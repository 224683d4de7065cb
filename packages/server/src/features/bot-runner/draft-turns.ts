/**
 * Lets a builder chat with a draft. The engines are the same as for visitors; API calls are made, waits are
 * skipped, and nothing is stored.
 */
import { randomUUID } from 'node:crypto';
import type { AppId, LanguageCode, ReplyOf, TenantId } from '@parrot/contract/core';
import type { FlowSession, processConversation, TryInput } from '@parrot/contract/flows';
import { newSession, readableValues, type TurnContext } from '@parrot/flow-engine';
import type { Platform } from '../../platform/index.ts';
import type { AppSnapshot } from '../apps/index.ts';
import type { Models } from '../models/index.ts';
import { createAnswerWithModel } from './answer-with-model.ts';
import { createCallApi } from './call-api.ts';
import type { Lookup } from './finding-trace.ts';
import { createTranslateText } from './outbound-effects.ts';
import type { PrepareAnswers } from './prepare-answers.ts';
import { runTurn, type TurnInput, type TurnResult } from './run-turn.ts';
import { versionFlow } from './version-flow.ts';

export type DraftTurn = Omit<ReplyOf<typeof processConversation>, 'status'>;
export type DraftTurnRequest = {
  tenantId: TenantId;
  appId: AppId;
  snapshot: AppSnapshot;
  /** Null before the first turn. */
  session: FlowSession | null;
  input: TryInput;
  language?: LanguageCode | undefined;
  timeZone?: string | undefined;
  /** The values of `{{secret.name}}`, by name. */
  secrets: ReadonlyMap<string, string>;
  /** In milliseconds since the epoch: outbound effects are cut off before it. */
  deadline: number;
};
export type DraftTurns = { takeTurn(request: DraftTurnRequest): Promise<DraftTurn> };

/** A flow with more outbound effects in one turn runs in a loop. */
const MAX_ROUNDS = 50;
/** Reserved for the reply itself, so that a call that times out is reported as such. */
const REPLY_MS = 500;

type Needs = {
  prepareAnswers: PrepareAnswers;
  models: Models;
  /** The URL at which a builder can open a document that is not published yet. */
  forBuilder?: (url: string) => string;
  /** Whether the app is open by its schedule. */
  isOpenNow(tenantId: TenantId, appId: AppId): Promise<boolean>;
};

export function createDraftTurns(
  { fetchGuarded, clock }: Pick<Platform, 'fetchGuarded' | 'clock'>,
  { prepareAnswers, models, forBuilder = (url) => url, isOpenNow }: Needs,
): DraftTurns {
  const callApi = createCallApi(fetchGuarded);
  const answerWithModel = createAnswerWithModel(models);
  const translateText = createTranslateText(models);

  /** The next input; undefined where that is the visitor's next message. */
  const perform = async (
    effect: TurnResult['effects'][number],
    { tenantId, appId, secrets, deadline }: DraftTurnRequest,
  ): Promise<TurnInput | undefined> => {
    if (effect.type === 'wait') return { type: 'timePassed', request: effect.request };
    const left = Math.max(1, deadline - REPLY_MS - Date.now());
    if (effect.type === 'translate') {
      const text = await translateText(tenantId, appId, effect.text, effect.to, left);
      return { type: 'translation', request: effect.request, text };
    }
    if (effect.type === 'writeAnswer') {
      const finding = await answerWithModel(effect, { where: [tenantId, appId], timeoutMs: left });
      return { type: 'finding', request: effect.request, finding };
    }
    if (effect.type !== 'callApi') return undefined;
    const timeoutMs = Math.min(effect.timeoutSeconds * 1_000, left);
    const reply = await callApi(effect, { secrets, idempotencyKey: randomUUID(), timeoutMs });
    return { type: 'apiReply', request: effect.request, reply };
  };

  return {
    async takeTurn(request) {
      const { snapshot, session: before, input, language, timeZone } = request;
      const usesModel = await models.isConnected(request.tenantId);
      const version = {
        ...versionFlow(snapshot),
        answers: await prepareAnswers(snapshot, { trained: true }),
      };
      const isOpen = await isOpenNow(request.tenantId, request.appId);
      const hasAgents = version.settings.behaviour.agentEscalation;
      const context: TurnContext = {
        desk: { enabled: hasAgents, available: hasAgents && isOpen },
        isOpen,
        now: clock.now(),
        language,
        timeZone,
        facts: { visitorName: '', visitorEmail: '', page: '' },
      };
      const session = before ?? newSession();
      const draftTurn: DraftTurn = {
        session,
        lines: [],
        values: {},
        trace: [],
        findings: [],
        outcome: 'goesOn',
      };
      let next = inputOf(input);
      if (!next)
        Object.assign(draftTurn, { session: { ...session, waitingFor: 'nothing' }, outcome: 'ended' });
      for (let round = 0; next && round < MAX_ROUNDS; round++) {
        const turn = await runTurn(version, draftTurn.session, next, context, { usesModel });
        next = undefined;
        add(draftTurn, turn, forBuilder);
        for (const effect of turn.effects) next = (await perform(effect, request)) ?? next;
      }
      draftTurn.values = readableValues({ flow: version.flow, session: draftTurn.session, context });
      return draftTurn;
    },
  };
}

function add(
  draftTurn: DraftTurn,
  { session, messages, effects, trace, lookups }: TurnResult,
  forBuilder: (url: string) => string,
): void {
  draftTurn.session = session;
  draftTurn.trace.push(...trace);
  draftTurn.findings.push(...lookups.map(presentLookup));
  for (const { message } of messages) {
    const { text: value, attachment, carousel, files, suggestions, expects } = message;
    const sources = message.sources.map((source) => ({ ...source, url: forBuilder(source.url) }));
    draftTurn.lines.push({ value, attachment, carousel, files, suggestions, sources, expects });
  }
  if (effects.some(({ type }) => type === 'handOver')) draftTurn.outcome = 'handedOver';
  if (effects.some(({ type }) => type === 'complete')) draftTurn.outcome = 'ended';
}

/** Undefined where an agent would have ended the session. */
function inputOf(input: TryInput): TurnInput | undefined {
  if (input.type !== 'handOverEnds') return input;
  return input.how === 'tooLong' ? { type: 'handOverEnded', how: 'tooLong' } : undefined;
}

const presentLookup = ({
  question,
  finding: { kind, trace, ...finding },
}: Lookup): DraftTurn['findings'][number] => ({
  question,
  kind,
  threshold: trace.threshold,
  corrections: trace.corrections,
  ...(trace.disagreement && { disagreement: trace.disagreement.map(({ title }) => ({ title })) }),
  readWith: trace.readWith,
  ...('model' in finding && { model: finding.model }),
  candidates: [
    ...trace.candidates.map((candidate) => ({ question: candidate.question, score: candidate.score })),
    ...trace.passages.map(({ title, snippet, score }) => ({ question: `${title}: ${snippet}`, score })),
  ],
});
