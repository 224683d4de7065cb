/**
 * Finds the unanswered questions of a session and their reasons. Computed from the transcript, so it can run
 * any number of times.
 */
import { hasTerms } from '@parrot/answer-engine/question-groups';
import type { SenderType, SessionEventKind, Thumb } from '@parrot/contract/conversations';
import type { LanguageCode } from '@parrot/contract/core';
import { type FindingTrace, questionAsRead, type UnansweredReason } from '@parrot/contract/learning';

export type TranscriptMessage = {
  seq: number;
  userType: SenderType;
  value: string;
  event: SessionEventKind | null;
  suggestions: readonly string[];
  thumb: Thumb | null;
  finding:
    | (Pick<FindingTrace, 'question' | 'kind' | 'language' | 'readWith'> & { choices?: number | null })
    | null;
  createdAt: Date;
};

export type CollectedQuestion = {
  seq: number;
  /** `seq` of the bot's reply. */
  answerSeq: number;
  text: string;
  languageCode: LanguageCode | null;
  askedAt: Date;
  /** A proposed fix is not part of the transcript. */
  why: Record<Exclude<UnansweredReason, 'proposed'>, boolean>;
};

const HANDOVER_EVENTS: readonly (SessionEventKind | null)[] = ['person-requested', 'taken'];

/** All questions the bot looked up, in order. Other messages were not questions to it. */
export function questionsIn(messages: readonly TranscriptMessage[]): CollectedQuestion[] {
  const asked: CollectedQuestion[] = [];
  for (const [at, message] of messages.entries()) {
    if (HANDOVER_EVENTS.includes(message.event)) handOver(asked.at(-1), messages);
    if (message.userType !== 'visitor') continue;
    const found = findLookup(message, messages.slice(at + 1));
    if (found) asked.push(found);
  }
  return asked;
}

export const isUnanswered = ({ why }: Pick<CollectedQuestion, 'why'>): boolean =>
  Object.values(why).includes(true);

function findLookup(
  message: TranscriptMessage,
  after: readonly TranscriptMessage[],
): CollectedQuestion | undefined {
  const end = after.findIndex(({ userType }) => userType === 'visitor');
  const next = end === -1 ? undefined : after[end];
  const replies = (end === -1 ? after : after.slice(0, end)).filter(({ userType }) => userType === 'bot');
  // Of the replies to several questions in one message, the disliked one, or the last.
  const answer =
    replies.find(({ finding, thumb }) => finding !== null && thumb === 'down') ??
    replies.findLast(({ finding }) => finding !== null);
  if (!answer?.finding) return undefined;
  const { question, kind, language, readWith } = answer.finding;
  const text = questionAsRead({ question: question || message.value, readWith });
  if (!hasTerms(text)) return undefined;
  // Messages from before 'None of these' have suggested questions only.
  const { choices = null } = answer.finding;
  const chosen =
    kind === 'didYouMean' && next !== undefined ? answer.suggestions.findIndex(isSame(next.value)) : -1;
  const wasMeant = chosen !== -1 && chosen < (choices ?? answer.suggestions.length);
  const noneMeant = chosen !== -1 && chosen === choices;
  return {
    seq: message.seq,
    answerSeq: answer.seq,
    text,
    languageCode: language,
    askedAt: message.createdAt,
    why: {
      unanswered: kind !== 'answer' && !wasMeant && !noneMeant,
      noneMeant,
      thumbsDown: replies.some(({ thumb }) => thumb === 'down'),
      handedOver: false,
    },
  };
}

/** A visitor who liked the answer asked for an agent for another reason. */
function handOver(last: CollectedQuestion | undefined, messages: readonly TranscriptMessage[]): void {
  if (!last) return;
  const answer = messages.find(({ seq }) => seq === last.answerSeq);
  if (answer?.thumb !== 'up') last.why.handedOver = true;
}

const isSame =
  (replies: string) =>
  (offered: string): boolean =>
    plain(replies) === plain(offered);
const plain = (text: string): string => text.trim().toLowerCase();
