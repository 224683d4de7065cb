/**
 * Counts the FAQs that visitors got as answers; Try me does not count. One row per FAQ and day would make all
 * visitors who ask the same wait for each other, so counts are collected in memory and stored every few seconds
 * and at shutdown. A killed process loses those that it has not stored yet.
 */
import type { AppId, FaqId, TenantId } from '@parrot/contract/core';
import type { FindingTrace } from '@parrot/contract/learning';
import { afterCommit, type Platform, type Tx } from '../../../platform/index.ts';
import { type AnswerCount, addAnswers } from './faq-usage.repository.ts';
import { dayOf } from './faq-usage.ts';

const STORE_MS = 2_000;

type Stored = { tenantId: TenantId; appId: AppId; at: Date };

export type AnswerCounts = {
  /** Counts once the transaction that stores the bot's messages has committed. */
  count(tx: Tx, stored: Stored, findings: readonly FindingTrace[]): void;
  start(): void;
  /** Stores what is left. */
  stop(): Promise<void>;
};

export function createAnswerCounts({ database, log }: Pick<Platform, 'database' | 'log'>): AnswerCounts {
  let counts = new Map<string, AnswerCount>();
  let storing = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  const add = ({ tenantId, appId, faqId, day, count }: AnswerCount) => {
    const key = `${appId} ${faqId} ${day}`;
    counts.set(key, { tenantId, appId, faqId, day, count: (counts.get(key)?.count ?? 0) + count });
  };

  const storeCounts = async (): Promise<void> => {
    if (counts.size === 0) return;
    const taken = [...counts.values()];
    counts = new Map();
    try {
      await database.system((tx) => addAnswers(tx, taken));
    } catch (err) {
      taken.forEach(add);
      log.error({ err }, 'storing how often FAQs were the answer failed; retrying with the next counts');
    }
  };

  const store = () => {
    storing = storing.then(storeCounts);
    return storing;
  };

  return {
    count(tx, { tenantId, appId, at }, findings) {
      const faqIds = faqsIn(findings);
      if (faqIds.length === 0) return;
      afterCommit(tx, () => {
        for (const faqId of faqIds) add({ tenantId, appId, faqId, day: dayOf(at), count: 1 });
      });
    },
    start() {
      timer = setInterval(() => void store(), STORE_MS);
      timer.unref();
    },
    stop() {
      clearInterval(timer);
      return store();
    },
  };
}

/** An FAQ that led to several messages counts once. */
function faqsIn(findings: readonly FindingTrace[]): FaqId[] {
  const found = new Map<string, FaqId>();
  for (const { faqId, question } of findings) if (faqId) found.set(`${faqId} ${question}`, faqId);
  return [...found.values()];
}
