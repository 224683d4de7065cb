/** What can happen to a conversation that a bot leads. */
import type { MessageFile, MessageSource } from '@parrot/contract/conversations';
import type { LanguageCode } from '@parrot/contract/core';
import type { BlockId, CallProblem, TraceCause } from '@parrot/contract/flows';

export type Input =
  /** `said`: the visitor's words that made it begin; they follow as a message. */
  | { type: 'start'; firstMessage?: string }
  | { type: 'message'; text: string; files?: MessageFile[] }
  /** `request` where it was looked for outside of the turn that wanted it. */
  | { type: 'finding'; finding: Finding; request?: number }
  | { type: 'intent'; intentId: string | null }
  | { type: 'apiReply'; request: number; reply: ApiReply }
  /** Null where it could not be done. */
  | { type: 'translation'; request: number; text: string | null }
  | { type: 'timePassed'; request: number }
  | { type: 'personRequested' }
  /** A hand-over is over: nobody came in time, or whoever came gave it back to the bot. */
  | { type: 'handOverEnded'; how: 'tooLong' | 'givenBack' }
  /** Goes on at this block; only in trials. */
  | { type: 'jump'; blockId: BlockId };

/** What came of a `findAnswer` effect, as far as the conversation needs to know. */
export type Finding =
  /** `imageUrl`: a picture that belongs to it. */
  | { kind: 'answer'; answer: string; sources: MessageSource[]; imageUrl?: string }
  | { kind: 'didYouMean'; suggestions: readonly { question: string }[] }
  | { kind: 'unknown' };

export type ApiReply =
  | { ok: true; status: number; body: unknown }
  | { ok: false; problem: TraceCause<CallProblem> };

/** What the world is like at this moment. */
export type TurnContext = {
  /** Whether people may be asked for at all, and whether one could come now. */
  desk: { enabled: boolean; available: boolean };
  now: Date;
  /** The visitor's language, where they chose one or it is known. */
  language?: LanguageCode | undefined;
  /** Where it is today and what time it is for the visitor; UTC where nobody knows. */
  timeZone?: string | undefined;
  facts: { visitorName: string; visitorEmail: string; page: string };
};
