/** Decides which FAQs of a group need a translation, and from which text. */
import type { LanguageCode } from '@parrot/contract/core';
import type { FaqRow, FaqText } from '../faqs.tables.ts';

export type ToTranslate = {
  from: FaqRow;
  /** An outdated draft of a model, which is replaced. */
  before: FaqRow | undefined;
};

/** Undefined if there is nothing to do: confirmed texts and current drafts stay. */
export function toTranslate(group: readonly FaqRow[], to: LanguageCode): ToTranslate | undefined {
  const from = group.find(({ id, groupId }) => id === groupId) ?? group[0];
  const before = group.find(({ languageCode }) => languageCode === to);
  if (!from?.confirmed || from.id === before?.id) return undefined;
  const isBehind = before && !before.confirmed && (before.originalAt?.getTime() ?? 0) < from.textAt.getTime();
  return before && !isBehind ? undefined : { from, before };
}

export const textsToTranslate = ({ questions, answer }: Pick<FaqText, 'questions' | 'answer'>): string[] => [
  ...questions,
  answer,
];

/** Variants may be missing; without the first question or the answer it is no translation. */
export function translatedText(
  texts: readonly (string | null)[],
): Pick<FaqText, 'questions' | 'answer'> | undefined {
  const [question, ...variants] = texts.slice(0, -1);
  const answer = texts.at(-1);
  if (!question || !answer) return undefined;
  const questions = [question, ...variants].flatMap((text) => text?.replace(/\s+/g, ' ') ?? []);
  return { questions: [...new Set(questions)], answer };
}
