import type { AppId, FaqId, GeneratedId, SourceId } from '@parrot/contract/core';
import type { Passage } from '@parrot/contract/knowledge';
import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { manyRows, rows, type Tx } from '../../../platform/index.ts';
import { type FaqRow, faqs } from '../faqs/faqs.tables.ts';
import { sources } from '../sources/sources.tables.ts';
import { type GeneratedRow, generatedFaqs } from './generated.tables.ts';

type Query = { appId: AppId; sourceId?: SourceId | undefined; offset: number; limit: number };
export type ListedRow = { row: GeneratedRow; title: string; address: string; kind: string };

/** Those of existing documents; of a site, those of all its pages. */
export async function listPending(tx: Tx, query: Query): Promise<{ items: ListedRow[]; total: number }> {
  const where = waitingOf(query);
  const items = await tx
    .select({ row: generatedFaqs, title: sources.title, address: sources.address, kind: sources.kind })
    .from(generatedFaqs)
    .innerJoin(sources, eq(sources.id, generatedFaqs.sourceId))
    .where(where)
    .orderBy(desc(generatedFaqs.confidence), asc(generatedFaqs.id))
    .limit(query.limit)
    .offset(query.offset);
  const [found] = await tx
    .select({ total: count() })
    .from(generatedFaqs)
    .innerJoin(sources, eq(sources.id, generatedFaqs.sourceId))
    .where(where);
  return { items, total: found?.total ?? 0 };
}

const waitingOf = ({ appId, sourceId }: Pick<Query, 'appId' | 'sourceId'>): SQL | undefined =>
  and(
    eq(generatedFaqs.appId, appId),
    eq(generatedFaqs.state, 'waiting'),
    sourceId && sql`(${sources.id} = ${sourceId} or ${sources.siteId} = ${sourceId})`,
  );

/** The documents and sites they come from, with counts. */
export async function countBySource(
  tx: Tx,
  appId: AppId,
): Promise<{ sourceId: SourceId; title: string; count: number }[]> {
  return rows(
    tx,
    sql`
    select coalesce(site.id, sources.id) as "sourceId", coalesce(site.title, sources.title) as title, count(*)::int as count
    from generated_faqs join sources on sources.id = generated_faqs.source_id
      left join sources as site on site.id = sources.site_id
    where generated_faqs.app_id = ${appId} and generated_faqs.state = 'waiting'
    group by 1, 2 order by 3 desc, 2`,
  );
}

export async function findGenerated(tx: Tx, appId: AppId, ids: readonly GeneratedId[]): Promise<ListedRow[]> {
  return tx
    .select({ row: generatedFaqs, title: sources.title, address: sources.address, kind: sources.kind })
    .from(generatedFaqs)
    .innerJoin(sources, eq(sources.id, generatedFaqs.sourceId))
    .where(
      and(
        eq(generatedFaqs.appId, appId),
        eq(generatedFaqs.state, 'waiting'),
        inArray(generatedFaqs.id, [...ids]),
      ),
    );
}

/** Returns those that were still in the previous state: concurrent calls move each once. */
export async function moveGenerated(
  tx: Tx,
  appId: AppId,
  ids: readonly GeneratedId[],
  from: GeneratedRow['state'],
  to: GeneratedRow['state'],
): Promise<GeneratedId[]> {
  const moved = await tx
    .update(generatedFaqs)
    .set({ state: to })
    .where(
      and(eq(generatedFaqs.appId, appId), eq(generatedFaqs.state, from), inArray(generatedFaqs.id, [...ids])),
    )
    .returning({ id: generatedFaqs.id });
  return moved.map(({ id }) => id);
}

/** Replaces the pending FAQs of a source. Accepted and rejected ones stay. */
export async function replacePending(
  tx: Tx,
  { appId, sourceId }: { appId: AppId; sourceId: SourceId },
  rows: readonly GeneratedRow[],
  { keepModels }: { keepModels: boolean },
): Promise<void> {
  await tx
    .delete(generatedFaqs)
    .where(
      and(
        eq(generatedFaqs.appId, appId),
        eq(generatedFaqs.sourceId, sourceId),
        eq(generatedFaqs.state, 'waiting'),
        keepModels ? sql`${generatedFaqs.from} <> 'model'` : undefined,
      ),
    );
  const AT_ONCE = 40;
  for (let from = 0; from < rows.length; from += AT_ONCE)
    await tx
      .insert(generatedFaqs)
      .values(rows.slice(from, from + AT_ONCE))
      .onConflictDoNothing();
}

/** Counts the pending ones, and deletes those of deleted documents. */
export async function countPending(tx: Tx, appId: AppId): Promise<number> {
  await tx.execute(sql`delete from generated_faqs where app_id = ${appId} and state = 'waiting'
    and not exists (select from sources where sources.id = generated_faqs.source_id)`);
  return tx.$count(generatedFaqs, and(eq(generatedFaqs.appId, appId), eq(generatedFaqs.state, 'waiting')));
}

/** The content of a source; none if it does not exist. */
export async function readPassages(tx: Tx, appId: AppId, sourceId: SourceId): Promise<Passage[]> {
  const found = await manyRows<{ passage: Passage }>(
    tx,
    sql`select jsonb_array_elements(passages) as passage from sources where app_id = ${appId} and id = ${sourceId}`,
  );
  return found.map(({ passage }) => passage);
}

/** Sources with content: of one document or site, or of the whole app. */
export async function readableSources(tx: Tx, appId: AppId, sourceId?: SourceId): Promise<SourceId[]> {
  const found = await tx
    .select({ id: sources.id })
    .from(sources)
    .where(
      and(
        eq(sources.appId, appId),
        sql`${sources.passageCount} > 0`,
        sourceId && sql`(${sources.id} = ${sourceId} or ${sources.siteId} = ${sourceId})`,
      ),
    )
    .orderBy(asc(sources.createdAt), asc(sources.id));
  return found.map(({ id }) => id);
}

/** The existing FAQs among these. */
export async function findFaqs(tx: Tx, appId: AppId, ids: readonly FaqId[]): Promise<FaqRow[]> {
  if (ids.length === 0) return [];
  return tx
    .select()
    .from(faqs)
    .where(and(eq(faqs.appId, appId), inArray(faqs.id, [...ids])));
}
