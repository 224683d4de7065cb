import type { KnownFaq } from '@parrot/answer-engine';
import { FAQ_CATEGORY, type Faq, type FaqDraft } from '@parrot/contract/knowledge';
import type { FaqRow, FaqText } from './knowledge.tables.ts';

export const presentFaq = (row: FaqRow): Faq => ({
  faqId: row.id,
  languageCode: row.languageCode,
  domain: row.domain,
  topic: row.topic,
  subtopicLevel1: row.subtopicLevel1,
  subtopicLevel2: row.subtopicLevel2,
  category: FAQ_CATEGORY,
  uniqueTag: row.uniqueTag,
  question: row.questions,
  loginQuestion: row.questions[0] ?? '',
  answer: row.answer,
  task: row.task,
  tags: row.tags,
  link: row.link,
  imageLink: row.imageLink,
  imageType: row.imageType,
  updatedAt: row.updatedAt.toISOString(),
});

export const textOf = (draft: FaqDraft): FaqText => ({
  domain: draft.domain,
  topic: draft.topic,
  subtopicLevel1: draft.subtopicLevel1,
  subtopicLevel2: draft.subtopicLevel2,
  uniqueTag: draft.uniqueTag,
  questions: draft.question,
  answer: draft.answer,
  task: draft.task,
  tags: draft.tags
    .split(',')
    .map((tag) => tag.trim())
    .join(','),
  link: draft.link,
  imageLink: draft.imageLink,
  imageType: draft.imageType,
});

export const knownFaq = (
  row: Pick<FaqRow, 'id' | 'languageCode' | 'questions' | 'answer' | 'link'>,
): KnownFaq => ({
  faqId: row.id,
  languageCode: row.languageCode,
  questions: row.questions,
  answer: row.answer,
  link: row.link,
});
