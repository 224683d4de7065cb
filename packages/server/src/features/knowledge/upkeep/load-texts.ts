/** Loads what a check compares: all FAQs, and the sentences with quantities of FAQs and sources. */
import { detectLanguage } from '@parrot/answer-engine/language';
import type { AppId } from '@parrot/contract/core';
import { inSlices, type Tx } from '../../../platform/index.ts';
import { passagesToEmbed } from '../answering/texts-to-embed.repository.ts';
import { type CheckedFaq, faqsAfter, isLastPortion } from './checked-faqs.repository.ts';
import { sourcesWithText } from './checked-sources.repository.ts';
import {
  MAX_STATEMENTS,
  type Statement,
  statementsOfFaq,
  statementsOfPassage,
} from './compare-statements.ts';

/** Characters used to detect the language of a source. */
const LANGUAGE_SAMPLE = 2_000;

/** Runs in a transaction of the tenant. */
export type InApp = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

export async function allFaqs(inApp: InApp, appId: AppId): Promise<CheckedFaq[]> {
  const all: CheckedFaq[] = [];
  for (;;) {
    const portion = await inApp((tx) => faqsAfter(tx, appId, all.at(-1)?.faqId ?? ''));
    all.push(...portion);
    if (isLastPortion(portion)) return all;
  }
}

export async function allStatements(
  inApp: InApp,
  appId: AppId,
  faqs: readonly CheckedFaq[],
): Promise<Statement[]> {
  const statements: Statement[] = [];
  await inSlices(faqs, (faq) => statements.push(...statementsOfFaq(faq)));
  for (const source of await inApp((tx) => sourcesWithText(tx, appId))) {
    if (statements.length >= MAX_STATEMENTS) break;
    const passages = await inApp((tx) => passagesToEmbed(tx, appId, source.sourceId));
    const sample = passages
      .slice(0, 5)
      .map(({ heading, text }) => `${heading}. ${text}`)
      .join('\n');
    const languageCode = (await detectLanguage(sample.slice(0, LANGUAGE_SAMPLE))) ?? 'en';
    await inSlices(passages, (passage) =>
      statements.push(...statementsOfPassage(source, passage, languageCode)),
    );
  }
  return statements.slice(0, MAX_STATEMENTS);
}
