/** Finds existing questions while a builder writes a new one. */
import { prepareSimilar, type SimilarQuestions } from '@parrot/answer-engine/similar-questions';
import type { AppId, FaqId, LanguageCode } from '@parrot/contract/core';
import type { Caller, Platform, Tx } from '../../../platform/index.ts';
import { type FaqsFingerprint, faqsFingerprint, faqsInLanguage } from './faqs.repository.ts';
import type { FaqAppAccess } from './faqs.service.ts';

/** Apps with a cached index. */
const MAX_CACHED = 20;
const MAX_SHOWN = 3;

type CachedIndex = { fingerprint: FaqsFingerprint; similar: Promise<SimilarQuestions> };
type Request = {
  appId: AppId;
  languageCode: LanguageCode;
  question: readonly string[];
  except?: FaqId | undefined;
};

export type SimilarFaqs = ReturnType<typeof createSimilarFaqs>;

export function createSimilarFaqs({ database }: Platform, apps: FaqAppAccess) {
  const cache = new Map<string, CachedIndex>();

  /** Rebuilt only after one of the questions has changed. */
  const prepared = async (tx: Tx, caller: Caller, { appId, languageCode }: Request): Promise<CachedIndex> => {
    // The key includes the tenant, so that no tenant reads another's cache.
    const key = `${caller.tenantId}/${appId}/${languageCode}`;
    const fingerprint = await faqsFingerprint(tx, appId, languageCode);
    const before = cache.get(key);
    cache.delete(key);
    const now =
      before && before.fingerprint === fingerprint
        ? before
        : {
            fingerprint,
            similar: prepareSimilar(await faqsInLanguage(tx, appId, languageCode), languageCode),
          };
    cache.set(key, now);
    const [oldest] = cache.keys();
    if (cache.size > MAX_CACHED && oldest) cache.delete(oldest);
    return now;
  };

  return async (caller: Caller, asked: Request) => {
    const { similar } = await database.tenant(caller.tenantId, async (tx) => {
      await apps.requireApp(tx, caller, asked.appId);
      return prepared(tx, caller, asked);
    });
    const questions = await similar;
    const best = new Map<FaqId, ReturnType<SimilarQuestions['find']>[number] & { nearTo: string }>();
    for (const nearTo of asked.question)
      for (const found of questions.find(nearTo, MAX_SHOWN + 1))
        if (found.faqId !== asked.except && found.similarity > (best.get(found.faqId)?.similarity ?? 0))
          best.set(found.faqId, { ...found, nearTo });
    return [...best.values()].sort((one, other) => other.similarity - one.similarity).slice(0, MAX_SHOWN);
  };
}
