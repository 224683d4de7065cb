/** The bot as conversations use it; the bot-runner implements it. */
import type { Finding } from '@parrot/answer-engine';
import type { Message } from '@parrot/contract/conversations';
import type { LanguageCode, TenantId, VersionId } from '@parrot/contract/core';
import type { Values } from '@parrot/contract/flows';
import type { MessageTrace } from '@parrot/contract/learning';
import type { ModelTrace } from '@parrot/contract/models';
import type { Effect, Input } from '@parrot/flow-engine';
import type { DeskState } from '../sessions/desk-state.ts';

/** Performed after the commit. Its reply goes back to the bot as an input. */
export type OutboundEffect = Extract<Effect, { type: 'callApi' | 'translate' }> | WriteAnswer;
export type EffectReply =
  | Extract<Input, { type: 'apiReply' | 'translation' }>
  | { type: 'finding'; request: number; finding: WrittenFinding };

/** What an agent whispered, and what the bot's knowledge has found for the question instead. */
export type Whispered = { text: string; agentName: string; found: Finding['kind'] };

/** A question for a model. Where the model has no answer, `finding` stays the answer. */
export type WriteAnswer = {
  type: 'writeAnswer';
  request: number;
  question: string;
  /** The visitor's, where it is known. */
  language: LanguageCode | null;
  /** What the model may answer from; empty where `finding` only has to be translated. */
  passages: { title: string; url: string; heading: string; text: string }[];
  finding: Finding;
  /** The only passage is what an agent whispered. */
  whispered?: Whispered;
};
export type WrittenFinding = Finding & { model: ModelTrace; whispered?: Whispered };

export type BotInput =
  | Extract<Input, { type: 'start' | 'message' | 'personRequested' }>
  | EffectReply
  /** A pause has ended, or the visitor has waited for an agent as long as the flow allows. */
  | { type: 'timeout' }
  /** An agent returned the conversation, or the visitor stopped waiting for one. */
  | { type: 'returned' };

export type BotContext = {
  now: Date;
  /** As the visitor's browser reports it, or as they chose. */
  language: string;
  /** As the visitor's browser reports it; empty where it does not. */
  timeZone: string;
  visitorName: string;
  visitorEmail: string;
  page: string;
  /** What bots have stored about this visitor. */
  visitorValues: Values;
  desk: DeskState;
  /** What an agent wants the bot to answer next. */
  whisper: Pick<Whispered, 'text' | 'agentName'> | null;
};

export type BotMessage = Pick<Message, 'value' | 'attachment' | 'suggestions' | 'files'> & {
  extras: Partial<Pick<Message, 'carousel' | 'sources' | 'expects' | 'canRate'>>;
  trace: MessageTrace | null;
  /** The agent whose whisper it answers with. */
  whisperedBy?: string;
};

export type BotTurn = {
  messages: BotMessage[];
  /** Stored with the session and passed to the next turn. */
  flowState: unknown;
  visitorValues: Values;
  /** The bot waits for something else; the input has to be repeated later. */
  isDeferred: boolean;
  handsOver: boolean;
  /** It handed over before, and the session stays with the agents. */
  staysWithAgents: boolean;
  ends: boolean;
  stars: number | null;
  effects: OutboundEffect[];
  /** What became of the pending whisper; null if no answer was needed. */
  whisper: 'answering' | 'used' | null;
  /** When the bot continues without an input. */
  resumes: { afterMs: number } | 'unchanged' | 'never';
};

/** What storing messages, closing and timeouts need of a version. Contains no knowledge. */
export type BotProfile = {
  name: string;
  canHandOver: boolean;
  /** Agents answer from the first message on. */
  humanFirst: boolean;
  /** A session without messages for so long is closed. */
  inactivityMinutes: number;
  /** The last message before that; may be empty. */
  farewell(language: string): string;
  /** Sent instead of running the bot past the plan's daily limit. */
  leaveMessage(language: string): string;
};

export type Bot = BotProfile & {
  /** The number of the outbound effect it waits for, if any. */
  awaits(flowState: unknown): number | null;
  /** `flowState` is null before the first turn of a session. */
  takeTurn(flowState: unknown, input: BotInput, context: BotContext): Promise<BotTurn>;
};

/** All of them may read the store, so they must not be called in a transaction. */
export type Bots = {
  profile(tenantId: TenantId, versionId: VersionId): Promise<BotProfile>;
  /** Reads no knowledge: a turn that needs some throws `KnowledgeNeeded`. */
  loadFlow(tenantId: TenantId, versionId: VersionId): Promise<Bot>;
  /** Prepares the knowledge. If that fails, the bot tells visitors that it can't answer right now. */
  load(tenantId: TenantId, versionId: VersionId): Promise<Bot>;
  /** The same if it takes only moments, including the search for an answer to `question`. */
  loadAtOnce(tenantId: TenantId, versionId: VersionId, question: string | null): Promise<Bot | undefined>;
};
