/** Converts between the FAQ form and the contract's shapes. */
import { isMissing, type LanguageCode, REQUIRED } from '@parrot/contract/core';
import {
  type Faq,
  type FaqDraftInput,
  faqDraft,
  TOPIC_LEVELS,
  type TopicLevel,
} from '@parrot/contract/knowledge';

/** The content of one language. */
export type FaqText = {
  question: string;
  variants: string[];
  answer: string;
  link: string;
  imageLink: string;
  imageType: string;
};
/** The values shared by all languages. */
export type SharedValues = Record<TopicLevel, string> & { uniqueTag: string; task: string; tags: string[] };

export type FieldName = keyof FaqText | keyof SharedValues;
export type Problems = Partial<Record<FieldName, string>>;

export const EMPTY_TEXT: FaqText = {
  question: '',
  variants: [],
  answer: '',
  link: '',
  imageLink: '',
  imageType: '',
};
export const EMPTY_SHARED_VALUES: SharedValues = {
  domain: '',
  topic: '',
  subtopicLevel1: '',
  subtopicLevel2: '',
  uniqueTag: '',
  task: '',
  tags: [],
};

export const faqTextOf = (faq: Faq): FaqText => ({
  question: faq.loginQuestion,
  variants: faq.question.slice(1),
  answer: faq.answer,
  link: faq.link,
  imageLink: faq.imageLink,
  imageType: faq.imageType,
});

export const sharedValuesOf = (faq: Faq): SharedValues => ({
  domain: faq.domain,
  topic: faq.topic,
  subtopicLevel1: faq.subtopicLevel1,
  subtopicLevel2: faq.subtopicLevel2,
  uniqueTag: faq.uniqueTag,
  task: faq.task,
  tags: faq.tags === '' ? [] : faq.tags.split(','),
});

export const draftOf = (
  { question, variants, answer, link, imageLink, imageType }: FaqText,
  { tags, ...shared }: SharedValues,
): FaqDraftInput => ({
  ...shared,
  tags: tags.join(','),
  question: [question, ...variants].map((line) => line.trim()).filter((line) => line !== ''),
  answer,
  link: link.trim(),
  imageLink: imageLink.trim(),
  imageType,
});

/** The contract's rules, by form field. */
export function problemsOf(text: FaqText, draft: FaqDraftInput): Problems {
  const parsed = faqDraft.safeParse(draft);
  const issues = parsed.success ? [] : parsed.error.issues;
  const found = Object.fromEntries(issues.map(({ path, message }) => [path.map(String).join('.'), message]));
  return problemsByField(isMissing(text.question) ? { ...found, question: REQUIRED } : found);
}

const FIELDS: readonly FieldName[] = [
  'question',
  'variants',
  'answer',
  'link',
  'imageLink',
  'imageType',
  ...TOPIC_LEVELS,
  'uniqueTag',
  'task',
  'tags',
];

/**
 * Maps the contract's field names to the form's: the first question has its own field, the variants share
 * one.
 */
export function problemsByField(found: Record<string, string>): Problems {
  const problems: Problems = {};
  for (const [path, message] of Object.entries(found)) {
    const [name = '', index = '0'] = path.split('.');
    const field = name === 'question' && index !== '0' ? 'variants' : FIELDS.find((each) => each === name);
    if (field) problems[field] = message;
  }
  return problems;
}

/** The first field with a problem, in display order. */
export const firstProblemField = (problems: Problems): FieldName | undefined =>
  FIELDS.find((field) => problems[field]);

export type FaqTextByLanguage = Partial<Record<LanguageCode, FaqText>>;
