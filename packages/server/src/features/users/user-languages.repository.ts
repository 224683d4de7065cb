import type { LanguageCode } from '@parrot/contract/core';
import { inArray } from 'drizzle-orm';
import type { Tx } from '../../platform/index.ts';
import { people } from '../team/team.tables.ts';

/** The languages of those of these addresses that have an account, in whichever tenant: system work. */
export async function languagesOf(tx: Tx, emailIds: readonly string[]): Promise<Map<string, LanguageCode>> {
  if (emailIds.length === 0) return new Map();
  const rows = await tx
    .select({ email: people.email, language: people.language })
    .from(people)
    .where(inArray(people.email, [...emailIds]));
  return new Map(rows.map((row) => [row.email, row.language]));
}
