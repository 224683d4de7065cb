/** Reads the FAQs that a check compares, and how often they were the answer. */
import type { AppId, FaqId, LanguageCode, TenantId } from '@parrot/contract/core';
import { and, asc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { appsTable } from '../../apps/index.ts';
import { faqAnswers, faqs } from '../faqs/faqs.tables.ts';
import { representsGroup } from '../faqs/find-faqs.repository.ts';

/** Changes with the text, and when a translation is confirmed. */
const PRINT = sql<string>`md5(concat_ws('|', faqs.content_hash, faqs.original_at, faqs.confirmed))`;
const SNIPPET = 1_000;
const FAQS_AT_ONCE = 500;

const shownFaq = {
  faqId: faqs.id,
  groupId: faqs.groupId,
  languageCode: faqs.languageCode,
  questions: faqs.questions,
  answer: sql<string>`left(${faqs.answer}, ${SNIPPET})`,
  print: PRINT,
};
export type CheckedFaq = {
  faqId: FaqId;
  groupId: FaqId;
  languageCode: LanguageCode;
  questions: string[];
  answer: string;
  print: string;
};

export async function appToCheck(
  tx: Tx,
  appId: AppId,
): Promise<{ tenantId: TenantId; revision: number; languages: LanguageCode[] } | undefined> {
  const [found] = await tx
    .select({
      tenantId: appsTable.tenantId,
      revision: appsTable.revision,
      language: appsTable.language,
      settings: appsTable.settings,
    })
    .from(appsTable)
    .where(eq(appsTable.id, appId));
  if (!found) return undefined;
  const { tenantId, revision, language, settings } = found;
  return { tenantId, revision, languages: [...new Set([language, ...settings.behaviour.languageList])] };
}

/** The next FAQs by id; fewer than asked for if there are no more. */
export const faqsAfter = (tx: Tx, appId: AppId, after: string): Promise<CheckedFaq[]> =>
  tx
    .select(shownFaq)
    .from(faqs)
    .where(and(eq(faqs.appId, appId), eq(faqs.confirmed, true), gt(faqs.id, after as FaqId)))
    .orderBy(asc(faqs.id))
    .limit(FAQS_AT_ONCE);

export const isLastPortion = (portion: readonly unknown[]): boolean => portion.length < FAQS_AT_ONCE;

/** Translations whose original changed later, the oldest first, each with its original. */
export async function oldTranslations(
  tx: Tx,
  appId: AppId,
  limit: number,
): Promise<{ original: CheckedFaq; translation: CheckedFaq; since: Date }[]> {
  const found = await tx
    .select({ ...shownFaq, since: faqs.textAt, originalId: faqs.groupId })
    .from(faqs)
    .where(
      and(
        eq(faqs.appId, appId),
        eq(faqs.confirmed, true),
        sql`exists (select from faqs original where original.app_id = faqs.app_id and original.id = faqs.group_id
          and original.id <> faqs.id and (faqs.original_at is null or faqs.original_at < original.text_at))`,
      ),
    )
    .orderBy(asc(faqs.textAt), asc(faqs.id))
    .limit(limit);
  const originals = await faqsByIds(
    tx,
    appId,
    found.map(({ originalId }) => originalId),
  );
  return found.flatMap(({ since, originalId, ...translation }) => {
    const original = originals.get(originalId);
    return original ? [{ original, translation, since }] : [];
  });
}

async function faqsByIds(tx: Tx, appId: AppId, ids: readonly FaqId[]): Promise<Map<FaqId, CheckedFaq>> {
  if (ids.length === 0) return new Map();
  const found = await tx
    .select(shownFaq)
    .from(faqs)
    .where(and(eq(faqs.appId, appId), inArray(faqs.id, [...new Set(ids)])));
  return new Map(found.map((faq) => [faq.faqId, faq]));
}

/** How many FAQs each of these languages lacks. */
export async function countMissing(tx: Tx, appId: AppId, languages: readonly LanguageCode[]) {
  const groups = sql`count(distinct ${faqs.groupId})::int`;
  const [all] = await tx
    .select({ count: sql<number>`${groups}` })
    .from(faqs)
    .where(eq(faqs.appId, appId));
  const found = await tx
    .select({ languageCode: faqs.languageCode, count: sql<number>`${groups}` })
    .from(faqs)
    .where(eq(faqs.appId, appId))
    .groupBy(faqs.languageCode);
  const has = new Map(found.map(({ languageCode, count }) => [languageCode, count]));
  return languages
    .map((languageCode) => ({ languageCode, count: (all?.count ?? 0) - (has.get(languageCode) ?? 0) }))
    .filter(({ count }) => count > 0);
}

/**
 * FAQs that did not change since the day and were not the answer after it, the oldest first. None if the app's
 * answers were not counted for so long.
 */
export function unusedFaqs(
  tx: Tx,
  appId: AppId,
  { since, day, limit }: { since: Date; day: string; limit: number },
): Promise<(CheckedFaq & { since: Date })[]> {
  const isCounted = sql`exists (select from ${faqAnswers} where ${faqAnswers.appId} = ${appId} and ${faqAnswers.day} <= ${day}::date)`;
  const isUsed = sql`exists (select from ${faqAnswers} where ${faqAnswers.tenantId} = ${faqs.tenantId}
    and ${faqAnswers.appId} = ${faqs.appId} and ${faqAnswers.faqId} = ${faqs.groupId} and ${faqAnswers.day} > ${day}::date)`;
  return tx
    .select({ ...shownFaq, since: faqs.textAt })
    .from(faqs)
    .where(
      and(
        eq(faqs.appId, appId),
        eq(faqs.confirmed, true),
        representsGroup,
        lt(faqs.textAt, since),
        isCounted,
        sql`not ${isUsed}`,
      ),
    )
    .orderBy(asc(faqs.textAt), asc(faqs.id))
    .limit(limit);
}

/** The present content of FAQs, by id. Deleted ones are missing. */
export async function presentFaqPrints(
  tx: Tx,
  appId: AppId,
  ids: readonly FaqId[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const found = await tx
    .select({ id: faqs.id, print: PRINT })
    .from(faqs)
    .where(and(eq(faqs.appId, appId), inArray(faqs.id, [...ids])));
  return new Map(found.map(({ id, print }) => [id, print]));
}
