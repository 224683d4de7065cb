/** A published bot with the maximum number of FAQs. */
import { type App, createApp, publishApp } from '@parrot/contract/apps';
import { type AppId, type FaqId, newId } from '@parrot/contract/core';
import { addFaq } from '@parrot/contract/knowledge';
import { openDriver, readSettings } from '@parrot/server/platform';
import { signInAs } from '@parrot/testkit';
import type { Stage, Store } from '../stage.ts';
import { type BenchFaq, benchFaqs } from './faq-set.ts';

export type LargeApp = { app: App; faqs: BenchFaq[]; fillSeconds: number; publishSeconds: number };

/**
 * The first FAQ is added by the Studio's call and copied inside the database: ten thousand calls would take
 * longer than the whole bench.
 */
export async function publishLargeApp(stage: Stage, count: number): Promise<LargeApp> {
  const [first, ...others] = benchFaqs(count);
  if (!first) throw new Error('An app without FAQs cannot be published.');
  const { appId, faqId } = await stage.withServer(async (server, { owner }) => {
    const session = await signInAs(server, owner.emailId);
    const body = { appName: 'LargeBot', appType: 'Q&A' as const };
    const { app } = await server.api.call(createApp, { session, body });
    const { faq } = await server.api.call(addFaq, {
      session,
      body: { appId: app.appId, question: first.questions, answer: first.answer },
    });
    return { appId: app.appId, faqId: faq.faqId };
  });

  const began = performance.now();
  await copyFaq(await stage.store(), { appId, faqId }, others);
  const fillSeconds = (performance.now() - began) / 1000;

  return stage.withServer(async (server, { owner }) => {
    const session = await signInAs(server, owner.emailId);
    const asked = performance.now();
    const { app } = await server.api.call(publishApp, { session, body: { appId } });
    return { app, faqs: [first, ...others], fillSeconds, publishSeconds: (performance.now() - asked) / 1000 };
  });
}

/** Names only the columns that differ, so that a new column needs no change here. The database generates some. */
async function copyFaq(
  { folder }: Store,
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
      `select string_agg(quote_ident(attname), ', ') as columns, string_agg('copy.' || quote_ident(attname), ', ') as copied
       from pg_attribute where attrelid = 'faqs'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
      [],
    );
    const { columns, copied } = found[0] as { columns: string; copied: string };
    await driver.query(
      `insert into faqs (${columns})
       select ${copied} from faqs original, jsonb_array_elements($1::jsonb) as changes,
         lateral jsonb_populate_record(original, changes) as copy
       where original.app_id = $2 and original.id = $3`,
      [JSON.stringify(rows), appId, faqId],
    );
  } finally {
    await driver.close();
  }
}
