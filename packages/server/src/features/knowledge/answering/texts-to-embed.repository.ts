/** The texts of an app that have embeddings. */
import type { AppId, SourceId } from '@parrot/contract/core';
import type { Passage } from '@parrot/contract/knowledge';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { faqs } from '../faqs/faqs.tables.ts';
import { sources } from '../sources/sources.tables.ts';

export async function questionsToEmbed(tx: Tx, appId: AppId): Promise<string[]> {
  const rows = await tx.select({ questions: faqs.questions }).from(faqs).where(eq(faqs.appId, appId));
  return rows.flatMap(({ questions }) => questions);
}

/** In the order of a version. */
export const sourcesToEmbed = (tx: Tx, appId: AppId): Promise<{ id: SourceId; passages: number }[]> =>
  tx
    .select({ id: sources.id, passages: sources.passageCount })
    .from(sources)
    .where(and(eq(sources.appId, appId), gt(sources.passageCount, 0)))
    .orderBy(asc(sources.createdAt), asc(sources.id));

export async function passagesToEmbed(tx: Tx, appId: AppId, id: SourceId): Promise<Passage[]> {
  const [found] = await tx
    .select({ passages: sources.passages })
    .from(sources)
    .where(and(eq(sources.appId, appId), eq(sources.id, id)));
  return found?.passages ?? [];
}
