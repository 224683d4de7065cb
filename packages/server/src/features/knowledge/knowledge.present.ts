import { isDeepStrictEqual } from 'node:util';
import { FAQ_CATEGORY, type Faq, type FaqDraft } from '@parrot/contract/knowledge';
import type { FrozenFaq } from '../apps/index.ts';
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

export const frozenFaq = (row: FaqRow): FrozenFaq => {
  const { id: faqId, tenantId: _tenant, appId: _app, createdAt, updatedAt, ...text } = row;
  return { faqId, ...text, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
};

/** A frozen FAQ as a row again. What its version did not keep stays as it is, and where nothing is, is empty. */
export function thawedFaq(
  { faqId, createdAt, updatedAt, ...frozen }: FrozenFaq,
  now: FaqRow | undefined,
  { tenantId, appId, at }: Pick<FaqRow, 'tenantId' | 'appId'> & { at: Date },
): FaqRow {
  const row = { ...EMPTY, ...now, ...frozen, id: faqId, tenantId, appId };
  const made = createdAt ? new Date(createdAt) : (now?.createdAt ?? at);
  if (updatedAt) return { ...row, createdAt: made, updatedAt: new Date(updatedAt) };
  const untouched = { ...row, createdAt: made, updatedAt: now?.updatedAt ?? at };
  return isDeepStrictEqual(untouched, now) ? untouched : { ...untouched, updatedAt: at };
}

const EMPTY = {
  domain: '',
  topic: '',
  subtopicLevel1: '',
  subtopicLevel2: '',
  uniqueTag: '',
  task: '',
  tags: '',
  imageLink: '',
  imageType: '',
};
