/** Copies an FAQ inside the database: ten thousand calls would take longer than the whole bench. */
import { type AppId, type FaqId, newId } from '@parrot/contract/core';
import { openDriver, readSettings } from '@parrot/server/platform';
import type { Store } from '../stage.ts';
import type { BenchFaq } from './faq-set.ts';

/** Names only the columns that differ, so that a new column needs no change here. */
export async function copyFaq(
  { folder }: Pick<Store, 'folder'>,
  { appId, faqId }: { appId: AppId; faqId: FaqId },
  faqs: readonly BenchFaq[],
): Promise<void> {
  const driver = await openDriver(readSettings({ DATA_DIR: folder }));
  try {
    const rows = faqs.map(({ questions, answer }) => {
      const id = newId('faq');
      return { id, group_id: id, questions, answer };
    });
    const { rows: found } = await driver.query(
      `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
       where table_name = 'faqs' and is_generated = 'NEVER'`,
      [],
    );
    const names = String(found[0]?.names);
    await driver.query(
      `insert into faqs (${names})
       select ${names} from (
         select copy.* from faqs original, jsonb_array_elements($1::jsonb) as changes,
           lateral jsonb_populate_record(original, changes) as copy
         where original.app_id = $2 and original.id = $3) as copies`,
      [JSON.stringify(rows), appId, faqId],
    );
    await driver.query('analyze faqs', []);
  } finally {
    await driver.close();
  }
}
