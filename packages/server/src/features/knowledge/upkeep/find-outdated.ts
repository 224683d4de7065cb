/** Finds what only time makes a finding: old sources, unused FAQs, and translations that lag behind. */
import { type AppId, DAY_MS, type LanguageCode, LIMITS } from '@parrot/contract/core';
import type { Tx } from '../../../platform/index.ts';
import { dayOf } from '../faqs/faq-usage.ts';
import { countMissing, oldTranslations, unusedFaqs } from './checked-faqs.repository.ts';
import { oldSources, readingPrint } from './checked-sources.repository.ts';
import { type Finding, finding, missingTranslations } from './finding.ts';
import { shownFaq, shownSource } from './shown-entry.ts';

export async function findOutdated(
  tx: Tx,
  appId: AppId,
  { now, languages }: { now: Date; languages: readonly LanguageCode[] },
): Promise<Finding[]> {
  const before = new Date(now.getTime() - LIMITS.upkeepDays * DAY_MS);
  const limit = LIMITS.upkeepFindings;
  const oldest = (since: Date) => ({ rank: -since.getTime() / DAY_MS, since });
  const sources = await oldSources(tx, appId, before, limit);
  const unused = await unusedFaqs(tx, appId, { since: before, day: dayOf(before), limit });
  const translations = await oldTranslations(tx, appId, limit);
  const missing = await countMissing(tx, appId, languages);
  return [
    ...sources.map((source) =>
      finding('oldSource', [shownSource(source, {}, readingPrint(source))], oldest(source.readAt)),
    ),
    ...unused.map((faq) => finding('unused', [shownFaq(faq)], oldest(faq.since))),
    ...translations.map(({ original, translation, since }) =>
      finding('oldTranslation', [shownFaq(original), shownFaq(translation)], oldest(since)),
    ),
    ...missing.map(({ languageCode, count }) => missingTranslations(languageCode, count)),
  ];
}
