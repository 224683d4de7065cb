/** Inputs to a conversation that a bot leads. */
import type { MessageFile, MessageSource } from '@parrot/contract/conversations';
import type { LanguageCode } from '@parrot/contract/core';
import type { BlockId, CallProblem, TraceCause } from '@parrot/contract/flows';

export type Input =
  /** `firstMessage`: the visitor's message that started the conversation; it follows as a message. */
  | { type: 'start'; firstMessage?: string }
  | { type: 'message'; text: string; files?: MessageFile[] }
  /**
   * `request` if the search ran outside of the turn. `language`: of the question, if known and a language of
   * the bot.
   */
  | { type: 'finding'; finding: Finding; request?: number; language?: LanguageCode | undefined }
  | { type: 'intent'; intentId: string | null }
  | { type: 'apiReply'; request: number; reply: ApiReply }
  /** Null if it failed. */
  | { type: 'translation'; request: number; text: string | null }
  | { type: 'timePassed'; request: number }
  | { type: 'personRequested' }
  /** The hand-over ended: no agent came in time, or the agent returned the conversation to the bot. */
  | { type: 'handOverEnded'; how: 'tooLong' | 'givenBack' }
  /** Continues at this block; only in trials. */
  | { type: 'jump'; blockId: BlockId };

/**
 * The result of a `findAnswer` effect. `parts` of a message that asks several things: the answers, then what is
 * left without one; the finding itself is that of the first.
 */
export type Finding = OneFinding & { parts?: readonly FindingPart[] };
export type FindingPart = { question: string; finding: OneFinding };
type OneFinding =
  /** `imageUrl`: a picture of the answer. */
  | { kind: 'answer'; answer: string; sources: MessageSource[]; imageUrl?: string }
  | { kind: 'didYouMean'; suggestions: readonly { question: string }[] }
  | { kind: 'unknown' };

export type ApiReply =
  | { ok: true; status: number; body: unknown }
  | { ok: false; problem: TraceCause<CallProblem> };

/** The context of a turn. */
export type TurnContext = {
  /** Whether agents can be requested at all, and whether one is available now. */
  desk: { enabled: boolean; available: boolean };
  /** Whether the app is open by its schedule; default true. */
  isOpen?: boolean | undefined;
  now: Date;
  /** The visitor's language, if known. */
  language?: LanguageCode | undefined;
  /** The visitor's time zone; default UTC. */
  timeZone?: string | undefined;
  facts: { visitorName: string; visitorEmail: string; page: string };
};
