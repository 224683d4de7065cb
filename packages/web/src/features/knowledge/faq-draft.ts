/** Between what stands in the form and what the contract keeps: the first question, and the others a line each. */
import type { Faq, FaqDraftInput } from '@parrot/contract/knowledge';

export type FaqForm = { question: string; variants: string; answer: string; link: string; topic: string };

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
