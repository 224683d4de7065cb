/** Counts of an app's FAQs by topic and language. */
import type { AppId, LanguageCode } from '@parrot/contract/core';
import type { TopicLevel } from '@parrot/contract/knowledge';
import { and, count, eq, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { faqs } from './faqs.tables.ts';
import { isStaleIn, representsGroup } from './find-faqs.repository.ts';

export async function countByTopic(
  tx: Tx,
  appId: AppId,
  languageCode: LanguageCode | undefined,
): Promise<(Record<TopicLevel, string> & { count: number })[]> {
  const { domain, topic, subtopicLevel1, subtopicLevel2 } = faqs;
  return tx
    .select({ domain, topic, subtopicLevel1, subtopicLevel2, count: count() })
    .from(faqs)
    .where(and(eq(faqs.appId, appId), languageCode ? eq(faqs.languageCode, languageCode) : representsGroup))
    .groupBy(domain, topic, subtopicLevel1, subtopicLevel2)
    .orderBy(domain, topic, subtopicLevel1, subtopicLevel2);
}

/** All tags in use, and the names of imports with FAQs left. */
export async function namesInUse(tx: Tx, appId: AppId): Promise<{ tags: string[]; datasets: string[] }> {
  const tags = await tx
    .selectDistinct({ tag: sql<string>`unnest(string_to_array(faqs.tags, ','))` })
    .from(faqs)
    .where(and(eq(faqs.appId, appId), ne(faqs.tags, '')));
  const datasets = await tx
    .selectDistinct({ dataset: faqs.dataset })
    .from(faqs)
    .where(and(eq(faqs.appId, appId), ne(faqs.dataset, '')));
  return {
    tags: tags.map(({ tag }) => tag).sort(),
    datasets: datasets.map(({ dataset }) => dataset).sort(),
  };
}

export async function datasetExists(tx: Tx, appId: AppId, name: string): Promise<boolean> {
  const where = and(eq(faqs.appId, appId), sql`lower(faqs.dataset) = lower(${name})`);
  const [found] = await tx.select({ id: faqs.id }).from(faqs).where(where).limit(1);
  return found !== undefined;
}

export type LanguageCount = {
  languageCode: LanguageCode;
  faqs: number;
  questions: number;
  unconfirmed: number;
  stale: number;
};

export async function countByLanguage(
  tx: Tx,
  appId: AppId,
): Promise<{ languages: LanguageCount[]; groups: number }> {
  const languages = await tx
    .select({
      languageCode: faqs.languageCode,
      faqs: count(),
      questions: sql<number>`sum(jsonb_array_length(faqs.questions))::int`,
      unconfirmed: sql<number>`(count(*) filter (where not faqs.confirmed))::int`,
      stale: sql<number>`(count(*) filter (where ${isStaleIn(sql.raw('faqs'))}))::int`,
    })
    .from(faqs)
    .where(eq(faqs.appId, appId))
    .groupBy(faqs.languageCode);
  const [found] = await tx
    .select({ groups: sql<number>`count(distinct faqs.group_id)::int` })
    .from(faqs)
    .where(eq(faqs.appId, appId));
  return { languages, groups: found?.groups ?? 0 };
}
