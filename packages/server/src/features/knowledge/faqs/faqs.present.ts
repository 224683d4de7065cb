import { isDeepStrictEqual } from 'node:util';
import { newId, type UserId } from '@parrot/contract/core';
import { FAQ_CATEGORY, type Faq, type FaqDraft, type FaqState } from '@parrot/contract/knowledge';
import type { FrozenFaq } from '../../apps/index.ts';
import type { FaqRow, FaqText } from './faqs.tables.ts';

/** `names`: of the last editors. */
export const presentFaq = (row: FaqRow, state: FaqState, names: ReadonlyMap<UserId, string>): Faq => ({
  faqId: row.id,
  groupId: row.groupId,
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
  dataset: row.dataset,
  state,
  updatedAt: row.updatedAt.toISOString(),
  updatedBy: (row.updatedBy && names.get(row.updatedBy)) ?? '',
});

export const editorsOf = (rows: readonly FaqRow[]): UserId[] =>
  rows.flatMap(({ updatedBy }) => updatedBy ?? []);

/** A new FAQ in a group of its own; the caller links translations. */
export const newFaqRow = (
  owner: Pick<FaqRow, 'tenantId' | 'appId' | 'languageCode' | 'updatedBy'>,
  text: FaqText,
  at: Date,
): FaqRow => {
  const id = newId('faq');
  return {
    ...owner,
    ...text,
    id,
    groupId: id,
    confirmed: true,
    dataset: '',
    textAt: at,
    originalAt: null,
    createdAt: at,
    updatedAt: at,
  };
};

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

/** The fields an FAQ shares with its translations. */
export const sharedOf = ({
  domain,
  topic,
  subtopicLevel1,
  subtopicLevel2,
  uniqueTag,
  task,
  tags,
}: FaqText) => ({
  domain,
  topic,
  subtopicLevel1,
  subtopicLevel2,
  uniqueTag,
  task,
  tags,
});

/** Unconfirmed FAQs are in no version, so the flag is not frozen. */
export const freezeFaq = (row: FaqRow): FrozenFaq => {
  const { id: faqId, tenantId: _tenant, appId: _app, confirmed: _confirmed, originalAt, ...rest } = row;
  const { textAt, createdAt, updatedAt, updatedBy, ...text } = rest;
  return {
    faqId,
    ...text,
    textAt: textAt.toISOString(),
    ...(originalAt && { originalAt: originalAt.toISOString() }),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    ...(updatedBy && { updatedBy }),
  };
};

/** A frozen FAQ as a row. Fields that its version did not store keep their current value, or are empty. */
export function restoredFaqRow(
  { faqId, textAt, originalAt, createdAt, updatedAt, ...frozen }: FrozenFaq,
  now: FaqRow | undefined,
  { tenantId, appId, at }: Pick<FaqRow, 'tenantId' | 'appId'> & { at: Date },
): FaqRow {
  const made = createdAt ? new Date(createdAt) : (now?.createdAt ?? at);
  const edited = updatedAt ? new Date(updatedAt) : undefined;
  const row: FaqRow = {
    ...EMPTY,
    groupId: faqId,
    ...now,
    ...frozen,
    id: faqId,
    tenantId,
    appId,
    confirmed: true,
    textAt: textAt ? new Date(textAt) : (now?.textAt ?? edited ?? at),
    originalAt: originalAt ? new Date(originalAt) : textAt ? null : (now?.originalAt ?? null),
    createdAt: made,
    updatedAt: edited ?? now?.updatedAt ?? at,
  };
  return edited || isDeepStrictEqual(row, now) ? row : { ...row, updatedAt: at };
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
  dataset: '',
  updatedBy: null,
};
