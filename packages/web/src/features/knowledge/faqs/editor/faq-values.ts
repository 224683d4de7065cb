/** The values of the FAQ editor, in all languages, and the contract's shapes. */
import { type FieldErrors, LANGUAGES, type LanguageCode } from '@parrot/contract/core';
import { type Faq, type FaqDraftInput, TOPIC_LEVELS, type TopicLevel } from '@parrot/contract/knowledge';
import {
  FAQ_FIELD_OF,
  type FaqContent,
  faqInputOf,
  faqProblems,
} from '../../../../shared/faq/faq-content.ts';

/** The content of one language. */
export type FaqText = FaqContent & { link: string; imageLink: string; imageType: string };
/** The values shared by all languages. */
export type SharedValues = Record<TopicLevel, string> & { uniqueTag: string; task: string; tags: string[] };

type TextName = keyof FaqText;
/** A field of one language, such as `de.answer`. */
type TextValues = {
  [Key in `${LanguageCode}.${TextName}`]: Key extends `${LanguageCode}.${infer Name extends TextName}`
    ? FaqText[Name]
    : never;
};
export type EditorValues = TextValues & SharedValues;

const EMPTY_TEXT: FaqText = {
  question: '',
  variants: [],
  answer: '',
  link: '',
  imageLink: '',
  imageType: '',
};
const EMPTY_SHARED_VALUES: SharedValues = {
  domain: '',
  topic: '',
  subtopicLevel1: '',
  subtopicLevel2: '',
  uniqueTag: '',
  task: '',
  tags: [],
};
const TEXT_NAMES = Object.keys(EMPTY_TEXT) as TextName[];
const SHARED_NAMES = [...TOPIC_LEVELS, 'uniqueTag', 'task', 'tags'] as const;

const textField = (code: LanguageCode, name: TextName) => `${code}.${name}` as const;

export const textValues = (code: LanguageCode, text: Partial<FaqText>): Partial<EditorValues> =>
  Object.fromEntries(Object.entries(text).map(([name, value]) => [`${code}.${name}`, value]));

export const textIn = (values: EditorValues, code: LanguageCode): FaqText =>
  Object.fromEntries(TEXT_NAMES.map((name) => [name, values[textField(code, name)]])) as FaqText;

export const sharedIn = (values: EditorValues): SharedValues =>
  Object.fromEntries(SHARED_NAMES.map((name) => [name, values[name]])) as SharedValues;

/** The names of all fields on the tab of a language; the original has the shared ones too. */
export const fieldsOnTab = (code: LanguageCode, original: LanguageCode): (keyof EditorValues)[] => [
  ...TEXT_NAMES.map((name) => textField(code, name)),
  ...(code === original ? SHARED_NAMES : []),
];

/** Missing texts and values are empty. */
export function editorValues(
  texts: Partial<Record<LanguageCode, FaqText>>,
  shared: Partial<SharedValues> = {},
): EditorValues {
  const byLanguage = LANGUAGES.map((code) => textValues(code, texts[code] ?? EMPTY_TEXT));
  return Object.assign({}, ...byLanguage, EMPTY_SHARED_VALUES, shared) as EditorValues;
}

export const storedValues = (faqs: readonly Faq[]): EditorValues =>
  editorValues(
    Object.fromEntries(faqs.map((faq) => [faq.languageCode, faqTextOf(faq)])),
    faqs[0] && sharedValuesOf(faqs[0]),
  );

const faqTextOf = (faq: Faq): FaqText => ({
  question: faq.loginQuestion,
  variants: faq.question.slice(1),
  answer: faq.answer,
  link: faq.link,
  imageLink: faq.imageLink,
  imageType: faq.imageType,
});

const sharedValuesOf = (faq: Faq): SharedValues => ({
  domain: faq.domain,
  topic: faq.topic,
  subtopicLevel1: faq.subtopicLevel1,
  subtopicLevel2: faq.subtopicLevel2,
  uniqueTag: faq.uniqueTag,
  task: faq.task,
  tags: faq.tags === '' ? [] : faq.tags.split(','),
});

export function draftOf(text: FaqText, { tags, ...shared }: SharedValues): FaqDraftInput {
  const { link, imageLink, imageType } = text;
  const rest = { link: link.trim(), imageLink: imageLink.trim(), imageType };
  return { ...shared, tags: tags.join(','), ...faqInputOf(text), ...rest };
}

/** The problems of one language, by field of the editor. */
export function problemsIn(values: EditorValues, code: LanguageCode): FieldErrors {
  const text = textIn(values, code);
  return inEditor(faqProblems(text, draftOf(text, sharedIn(values))), code);
}

/** The contract's errors by field of the editor: some fields belong to the language, the others to all. */
export const inEditor = (errors: FieldErrors, code: LanguageCode): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([path, message]) => {
      const name = FAQ_FIELD_OF[path] ?? path.split('.')[0] ?? path;
      return [TEXT_NAMES.some((each) => each === name) ? `${code}.${name}` : name, message];
    }),
  );
