/** Finds FAQs of several apps by the words of their questions and answers. */
import type { AppId, FaqId } from '@parrot/contract/core';
import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { appsTable } from '../../apps/index.ts';
import { faqs } from './faqs.tables.ts';

type FoundFaqRow = {
  faqId: FaqId;
  appId: AppId;
  appName: string;
  questions: string[];
  answer: string;
};

/**
 * One row per group of translations: the original if it matches. Matches in a question come first, then the
 * last edited. Archived apps are left out.
 */
export async function searchFaqs(
  tx: Tx,
  appIds: readonly AppId[],
  { terms, limit }: { terms: readonly string[]; limit: number },
): Promise<FoundFaqRow[]> {
  if (appIds.length === 0 || terms.length === 0) return [];
  const inQuestions = sql<boolean>`(${containsAll(sql`lower(faqs.questions::text)`, terms)})`.as(
    'in_questions',
  );
  const groups = tx
    .selectDistinctOn([faqs.groupId], {
      faqId: sql<FaqId>`${faqs.id}`.as('faq_id'),
      appId: sql<AppId>`${faqs.appId}`.as('app_id'),
      appName: sql<string>`${appsTable.name}`.as('app_name'),
      questions: faqs.questions,
      answer: faqs.answer,
      updatedAt: sql<Date>`${faqs.updatedAt}`.as('edited_at'),
      inQuestions,
    })
    .from(faqs)
    .innerJoin(appsTable, eq(appsTable.id, faqs.appId))
    .where(
      and(
        inArray(faqs.appId, [...appIds]),
        isNull(appsTable.archivedAt),
        containsAll(sql`faqs.search_text`, terms),
      ),
    )
    .orderBy(faqs.groupId, sql`faqs.id = faqs.group_id desc`)
    .as('groups');
  return tx
    .select({
      faqId: groups.faqId,
      appId: groups.appId,
      appName: groups.appName,
      questions: groups.questions,
      answer: groups.answer,
    })
    .from(groups)
    .orderBy(desc(groups.inQuestions), desc(groups.updatedAt), groups.faqId)
    .limit(limit);
}

/** Expects the text in lower case. */
const containsAll = (text: SQL, terms: readonly string[]): SQL =>
  sql.join(
    terms.map((term) => sql`strpos(${text}, (select lower(${term}))) > 0`),
    sql` and `,
  );
