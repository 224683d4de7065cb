import type { SenderType, SessionEventKind } from '@parrot/contract/conversations';
import type { FaqId } from '@parrot/contract/core';
import type { FindingTrace } from '@parrot/contract/learning';

/** One line of a conversation, as the assistant reads it. */
export type TranscriptMessage = {
  seq: number;
  userType: SenderType;
  senderName: string;
  value: string;
  event: SessionEventKind | null;
  /** What the bot found where it looked for an answer. */
  found: FindingTrace['kind'] | null;
  /** The FAQ that was the answer. */
  faqId: FaqId | null;
};

const MAX_MESSAGES = 60;
const MAX_LENGTH = 1_000;

/** What was said last, short enough to be read by a model. */
export const toModelInput = (lines: readonly TranscriptMessage[]): { who: string; said: string }[] =>
  lines
    .filter(({ event, value }) => event === null && value.trim() !== '')
    .slice(-MAX_MESSAGES)
    .map(({ userType, value }) => ({ who: userType, said: value.slice(0, MAX_LENGTH) }));

export const visitorTexts = (lines: readonly TranscriptMessage[]): string[] =>
  lines
    .filter(({ userType, value }) => userType === 'visitor' && value.trim() !== '')
    .map(({ value }) => value);
