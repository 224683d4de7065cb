/** Tells while somebody writes that a question is there already. */
import { prepareSimilar, type SimilarQuestions } from '@parrot/answer-engine/similar-questions';
import type { AppId, FaqId, LanguageCode } from '@parrot/contract/core';
import type { Caller, Platform, Tx } from '../../../platform/index.ts';
import { type FaqsFingerprint, faqsFingerprint, inLanguage } from './faqs.repository.ts';
import type { FaqAppAccess } from './faqs.service.ts';

/** Of the apps that are being worked on just now. */
const MOST_KEPT = 20;
const MOST_TOLD = 3;

type Kept = { stand: FaqsFingerprint; similar: Promise<SimilarQuestions> };
type Asked = {
  appId: AppId;
  languageCode: LanguageCode;
  question: readonly string[];
  except?: FaqId | undefined;
};

export type SimilarFaqs = ReturnType<typeof createSimilarFaqs>;

export function createSimilarFaqs({ database }: Platform, apps: FaqAppAccess) {
  const kept = new Map<string, Kept>();

  /** Made anew only once one of the questions has changed. */
  const prepared = async (tx: Tx, caller: Caller, { appId, languageCode }: Asked): Promise<Kept> => {
    // The tenant is part of the key: what one tenant may read must not be in memory for another.
    const key = `${caller.tenantId}/${appId}/${languageCode}`;
    const stand = await faqsFingerprint(tx, appId, languageCode);
    const before = kept.get(key);
    kept.delete(key);
    const now =
      before && before.stand === stand
        ? before
        : { stand, similar: prepareSimilar(await inLanguage(tx, appId, languageCode), languageCode) };
    kept.set(key, now);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest) kept.delete(oldest);
    return now;
  };

  return async (caller: Caller, asked: Asked) => {
    const { similar } = await database.tenant(caller.tenantId, async (tx) => {
      await apps.requireApp(tx, caller, asked.appId);
      return prepared(tx, caller, asked);
    });
    const questions = await similar;
    const best = new Map<FaqId, ReturnType<SimilarQuestions['find']>[number] & { nearTo: string }>();
    for (const nearTo of asked.question)
      for (const found of questions.find(nearTo, MOST_TOLD + 1))
        if (found.faqId !== asked.except && found.similarity > (best.get(found.faqId)?.similarity ?? 0))
          best.set(found.faqId, { ...found, nearTo });
    return [...best.values()].sort((one, other) => other.similarity - one.similarity).slice(0, MOST_TOLD);
  };
}
