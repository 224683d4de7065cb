/** The FAQs of the published version. */
import type { LanguageCode, TenantId, VersionId } from '@parrot/contract/core';
import type { AppSnapshot, Apps } from '../../apps/index.ts';
import type { LiveFaqs } from './faq-state.policy.ts';

type Live = { faqs: LiveFaqs; languages: ReadonlyMap<LanguageCode, number> };
const NOTHING: Live = { faqs: new Map(), languages: new Map() };

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
  return { faqs: new Map(faqs.map(({ faqId, updatedAt }) => [faqId, updatedAt ?? ''])), languages };
}
