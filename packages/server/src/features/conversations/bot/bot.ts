/** The bot as conversations see it: somebody who takes a turn. How it thinks is not their business. */
import type { Finding } from '@parrot/answer-engine';
import type { Message } from '@parrot/contract/conversations';
import type { LanguageCode, TenantId, VersionId } from '@parrot/contract/core';
import type { Values } from '@parrot/contract/flows';
import type { MessageTrace } from '@parrot/contract/learning';
import type { ModelTrace } from '@parrot/contract/models';
import type { Effect, Input } from '@parrot/flow-engine';

/** Something to do outside that takes its time. What comes of it goes back to the bot as a reply. */
export type Errand = Extract<Effect, { type: 'callApi' | 'translate' }> | WriteAnswer;
export type ErrandReply =
  | Extract<Input, { type: 'apiReply' | 'translation' }>
  | { type: 'finding'; request: number; finding: WrittenFinding };

/** A question for a model, with all that it may answer from; where it does not, what was found without it stands. */
export type WriteAnswer = {
  type: 'writeAnswer';
  request: number;
  question: string;
  /** The visitor's, where it is known. */
  language: LanguageCode | null;
  /** What it may answer from; none where what was found is only to be said in the visitor's language. */
  passages: { title: string; url: string; heading: string; text: string }[];
  finding: Finding;
};
export type WrittenFinding = Finding & { model: ModelTrace };

export type BotInput =
  | Extract<Input, { type: 'start' | 'message' | 'personRequested' }>
  | ErrandReply
  /** The time it wanted to wait for, or to let the visitor wait for a person, is over. */
  | { type: 'timeIsUp' }
  /** A person had the conversation, or was waited for, and the bot leads again. */
  | { type: 'givenBack' };

/** What the conversation knows at this moment. */
export type BotSurroundings = {
  now: Date;
  /** As the visitor's browser names it, or as they chose. */
  language: string;
  /** As the visitor's browser names it; blank where it does not say. */
  timeZone: string;
  visitorName: string;
  visitorEmail: string;
  page: string;
  /** What bots remember of this visitor. */
  visitorValues: Values;
  /** Whether somebody could come to the desk now. */
  peopleAreThere: boolean;
};

export type BotLine = Pick<Message, 'value' | 'attachment' | 'suggestions' | 'files'> & {
  extras: Partial<Pick<Message, 'carousel' | 'sources' | 'expects' | 'canRate'>>;
  trace: MessageTrace | null;
};

export type BotTurn = {
  lines: BotLine[];
  /** Where the flow stands after this turn; kept with the session, and given back at the next one. */
  flowState: unknown;
  visitorValues: Values;
  /** It could not do anything with the input now, as it waits for something else; later it may. */
  notNow: boolean;
  handsOver: boolean;
  /** It has handed over before, and nothing has changed about that. */
  leavesItToPeople: boolean;
  /** The conversation is over. */
  ends: boolean;
  stars: number | null;
  errands: Errand[];
  /** When it goes on by itself, if it does. */
  resumes: { afterMs: number } | 'asBefore' | 'notByItself';
};

export type Bot = {
  name: string;
  /** Whether it may hand over to people at all. */
  handsOver: boolean;
  /** Whether people, and not the bot, answer from the first word on. */
  humanFirst: boolean;
  /** After so many minutes without a word it takes its leave. */
  quietMinutes: number;
  /** With these words, where there are any. */
  farewell(language: string): string;
  /** The number of the errand it waits for, if it does. */
  awaits(flowState: unknown): number | null;
  /** `flowState` is null before the first turn of a session. */
  takeTurn(flowState: unknown, input: BotInput, around: BotSurroundings): Promise<BotTurn>;
};

export type Bots = {
  /** May read the store: not to be called inside a transaction. */
  load(tenantId: TenantId, versionId: VersionId): Promise<Bot>;
};
