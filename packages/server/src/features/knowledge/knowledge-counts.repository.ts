import type { AppId, TenantId } from '@parrot/contract/core';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Tx } from '../../platform/index.ts';
import { faqs } from './faqs/faqs.tables.ts';
import { sources } from './sources/sources.tables.ts';

type KnowledgeCounts = { faqCount: number; sourceCount: number };

/**
 * FAQs without their translations, and sources without the pages of sites. In one query for all these apps.
 */
export async function countKnowledgeByApp(
  tx: Tx,
  tenantId: TenantId,
  appIds: readonly AppId[],
): Promise<Map<AppId, KnowledgeCounts>> {
  if (appIds.length === 0) return new Map();
  const rows = await unionAll(
    tx
      .select({
        appId: faqs.appId,
        kind: sql<'faq' | 'source'>`'faq'`,
        total: sql<number>`count(distinct ${faqs.groupId})::int`,
      })
      .from(faqs)
      .where(and(eq(faqs.tenantId, tenantId), inArray(faqs.appId, [...appIds])))
      .groupBy(faqs.appId),
    tx
      .select({
        appId: sources.appId,
        kind: sql<'faq' | 'source'>`'source'`,
        total: sql<number>`count(*)::int`,
      })
      .from(sources)
      .where(and(eq(sources.tenantId, tenantId), inArray(sources.appId, [...appIds]), isNull(sources.siteId)))
      .groupBy(sources.appId),
  );
  const totalOf = (appId: AppId, kind: 'faq' | 'source') =>
    rows.find((row) => row.appId === appId && row.kind === kind)?.total ?? 0;
  return new Map(
    appIds.map((appId) => [
      appId,
      { faqCount: totalOf(appId, 'faq'), sourceCount: totalOf(appId, 'source') },
    ]),
  );
}
