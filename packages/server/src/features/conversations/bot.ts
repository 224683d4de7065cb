/** The bot as conversations see it: somebody who takes a turn. How it thinks is not their business. */
import type { Message } from '@parrot/contract/conversations';
import type { TenantId, VersionId } from '@parrot/contract/core';

type BotInput = { type: 'start' } | { type: 'message'; text: string } | { type: 'personRequested' };

export type BotLine = {
  value: string;
  attachment: Message['attachment'];
  suggestions: string[];
  trace: unknown;
};

export type BotTurn = {
  lines: BotLine[];
  /** Where the flow stands after this turn; kept with the session, and given back at the next one. */
  flowState: unknown;
  handsOver: boolean;
};

export type Bot = {
  name: string;
  /** Whether it may hand over to people at all. */
  handsOver: boolean;
  /** Whether people, and not the bot, answer from the first word on. */
  humanFirst: boolean;
  /** After so many minutes without a word it takes its leave, with these words where there are any. */
  quiet: { minutes: number; farewell: string };
  /** `flowState` is null before the first turn of a session. */
  takeTurn(flowState: unknown, input: BotInput): Promise<BotTurn>;
};

export type Bots = {
  /** May read the store: not to be called inside a transaction. */
  load(tenantId: TenantId, versionId: VersionId): Promise<Bot>;
};
