import type { QuestionGroupId } from '@parrot/contract/core';
import {
  DAYS_COUNTED,
  type QuestionGroup,
  UNANSWERED_REASONS,
  type UnansweredQuestion,
} from '@parrot/contract/learning';
import type { QuestionRow } from './learning.tables.ts';
import type { GroupTotals } from './question-groups.repository.ts';

type GroupDetails = { firsts: Map<QuestionGroupId, string>; days: Map<QuestionGroupId, number[]> };

export const presentGroup = (group: GroupTotals, { firsts, days }: GroupDetails): QuestionGroup => ({
  groupId: group.id,
  question: firsts.get(group.id) ?? '',
  count: group.total,
  why: {
    unanswered: group.unanswered,
    noneMeant: group.noneMeant,
    thumbsDown: group.thumbsDown,
    handedOver: group.handedOver,
    proposed: group.proposed,
  },
  languages: group.languages,
  lastAskedAt: group.lastAskedAt.toISOString(),
  days: days.get(group.id) ?? Array.from({ length: DAYS_COUNTED }, () => 0),
  state: group.state,
  faq:
    group.faqId && group.faqQuestions ? { faqId: group.faqId, question: group.faqQuestions[0] ?? '' } : null,
});

/** `seesDesk`: whether the caller may know the conversation. */
export const presentQuestion = (
  row: QuestionRow,
  { botReply, seesDesk }: { botReply: string; seesDesk: boolean },
): UnansweredQuestion => ({
  askedId: row.id,
  text: row.text,
  languageCode: row.languageCode,
  askedAt: row.askedAt.toISOString(),
  why: UNANSWERED_REASONS.filter((why) => row[why]),
  botReply,
  conversation: seesDesk ? { conversationId: row.conversationId, userSessionId: row.sessionId } : null,
});
