/** Between what stands in the form and what the contract keeps: the first question, and the others a line each. */
import { isMissing, REQUIRED } from '@parrot/contract/core';
import { type Faq, type FaqDraftInput, faqDraft } from '@parrot/contract/knowledge';

export type FaqForm = { question: string; variants: string; answer: string; link: string; topic: string };
export type FaqProblems = Partial<Record<keyof FaqForm, string>>;

export const EMPTY_FORM: FaqForm = { question: '', variants: '', answer: '', link: '', topic: '' };

export const formOf = (faq: Faq): FaqForm => ({
  question: faq.loginQuestion,
  variants: faq.question.slice(1).join('\n'),
  answer: faq.answer,
  link: faq.link,
  topic: faq.topic,
});

/** What the form does not show stays as it was. */
export const draftOf = (
  { question, variants, answer, link, topic }: FaqForm,
  before?: Faq,
): FaqDraftInput => ({
  ...(before && keptFields(before)),
  question: [question, ...variants.split('\n')].map((line) => line.trim()).filter((line) => line !== ''),
  answer,
  link: link.trim(),
  topic,
});

export function keptFields(faq: Faq): FaqDraftInput {
  const { faqId: _id, languageCode: _language, loginQuestion: _first, updatedAt: _when, ...draft } = faq;
  return draft;
}

/** The contract's own rules, told at the field they are about. */
export function problemsOf(form: FaqForm, draft: FaqDraftInput): FaqProblems {
  const parsed = faqDraft.safeParse(draft);
  const issues = parsed.success ? [] : parsed.error.issues;
  const found = Object.fromEntries(issues.map(({ path, message }) => [path.map(String).join('.'), message]));
  return atFields(isMissing(form.question) ? { ...found, question: REQUIRED } : found);
}

/** Problems by the contract's names, told by the form's: the first question has a field of its own, the others share one. */
export function atFields(found: Record<string, string>): FaqProblems {
  const problems: FaqProblems = {};
  for (const [path, message] of Object.entries(found)) {
    const [name = '', index = '0'] = path.split('.');
    const field = name === 'question' && index !== '0' ? 'variants' : name;
    if (isField(field)) problems[field] = message;
  }
  return problems;
}

const isField = (name: string): name is keyof FaqForm => name in EMPTY_FORM;
