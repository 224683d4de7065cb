/** What every form of an FAQ edits, and the contract's rules for it. */
import { type FieldErrors, isMissing, LIMITS, REQUIRED } from '@parrot/contract/core';
import { type FaqDraftInput, faqDraft } from '@parrot/contract/knowledge';
import { issuesByField } from '../form/field-errors.ts';

/** The content of an FAQ in one language; `variants` are other ways to ask the question. */
export type FaqContent = { question: string; variants: string[]; answer: string };

export const faqContentOf = (
  [question = '', ...variants]: readonly string[],
  answer: string,
): FaqContent => ({ question, variants: variants.slice(0, LIMITS.faqQuestions - 1), answer });

/** As in the contract, which has one list of questions. */
export const faqInputOf = ({ question, variants, answer }: FaqContent) => ({
  question: [question, ...variants].map((text) => text.trim()).filter((text) => text !== ''),
  answer,
});

/** The contract names a variant by its position after the question. */
export const FAQ_FIELD_OF: Partial<Record<string, 'variants'>> = Object.fromEntries(
  Array.from({ length: LIMITS.faqQuestions - 1 }, (_, index) => [`question.${index + 1}`, 'variants']),
);

/** The problems by field. `draft` is what would be sent, if that is more than the content. */
export function faqProblems(content: FaqContent, draft: FaqDraftInput = faqInputOf(content)): FieldErrors {
  const { error } = faqDraft.safeParse(draft);
  const found = error ? issuesByField(error, draft, FAQ_FIELD_OF) : {};
  return isMissing(content.question) ? { ...found, question: REQUIRED } : found;
}
