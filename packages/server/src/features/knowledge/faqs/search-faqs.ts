/** Search in the FAQs of every app that the caller can see. */
import { plainText } from '@parrot/contract/core';
import type { FoundFaq } from '@parrot/contract/search';
import type { Caller, Platform } from '../../../platform/index.ts';
import type { Apps } from '../../apps/index.ts';
import { searchFaqs } from './search-faqs.repository.ts';

export type SearchFaqs = (caller: Caller, search: { text: string; limit: number }) => Promise<FoundFaq[]>;

const ANSWER_LENGTH = 300;

export function createSearchFaqs(
  { database }: Pick<Platform, 'database'>,
  apps: Pick<Apps, 'visibleAppIds'>,
): SearchFaqs {
  return (caller, { text, limit }) =>
    database.tenant(caller.tenantId, async (tx) => {
      const terms = text.split(/\s+/).filter(Boolean);
      const found = await searchFaqs(tx, await apps.visibleAppIds(tx, caller), { terms, limit });
      return found.map(({ questions, answer, ...faq }) => ({
        ...faq,
        question: questions.find((question) => containsAny(question, terms)) ?? questions[0] ?? '',
        answer: plainText(answer).slice(0, ANSWER_LENGTH),
      }));
    });
}

const containsAny = (question: string, terms: readonly string[]): boolean =>
  terms.some((term) => question.toLowerCase().includes(term.toLowerCase()));
