/** The FAQs of the published version. */
import type { FaqId, LanguageCode, TenantId, VersionId } from '@parrot/contract/core';
import type { AppSnapshot, Apps, FrozenFaq } from '../../apps/index.ts';
import { contentHash, type FaqContent } from './content-hash.policy.ts';
import type { LiveFaqs } from './faq-state.policy.ts';

type Live = { faqs: LiveFaqs; languages: ReadonlyMap<LanguageCode, number> };
export const NOTHING_LIVE: LiveFaqs = { hashOf: () => undefined, hashes: () => ({}) };
const NOTHING: Live = { faqs: NOTHING_LIVE, languages: new Map() };

/** Opens a transaction if the version is not cached: do not call inside another. */
export type LoadLiveFaqs = (tenantId: TenantId, versionId: VersionId | null) => Promise<Live>;

export function createLoadLiveFaqs(apps: Pick<Apps, 'loadVersion'>): LoadLiveFaqs {
  // Cached as long as the version itself is in memory.
  const known = new WeakMap<AppSnapshot, Live>();
  return async (tenantId, versionId) => {
    if (!versionId) return NOTHING;
    const snapshot = await apps.loadVersion(tenantId, versionId);
    const live = known.get(snapshot) ?? liveIn(snapshot);
    known.set(snapshot, live);
    return live;
  };
}

function liveIn({ faqs }: AppSnapshot): Live {
  const languages = new Map<LanguageCode, number>();
  for (const { languageCode } of faqs) languages.set(languageCode, (languages.get(languageCode) ?? 0) + 1);
  return { faqs: liveFaqs(faqs), languages };
}

/** Hashes when asked: a page of the list needs few. */
function liveFaqs(faqs: readonly FrozenFaq[]): LiveFaqs {
  const frozen = new Map(faqs.map((faq) => [faq.faqId, faq]));
  const known = new Map<FaqId, string>();
  const hashOf = (faqId: FaqId) => {
    const faq = frozen.get(faqId);
    if (!faq) return undefined;
    const hash = known.get(faqId) ?? (isWhole(faq) ? contentHash(faq) : '');
    known.set(faqId, hash);
    return hash;
  };
  return {
    hashOf,
    hashes: () => Object.fromEntries(faqs.map(({ faqId }) => [faqId, hashOf(faqId) ?? ''])),
  };
}

/** Versions from before topics, tags and pictures were stored lack them. */
const isWhole = (faq: FrozenFaq): faq is FrozenFaq & FaqContent =>
  faq.imageType !== undefined && faq.topic !== undefined && faq.tags !== undefined;
