/** Knowledge upkeep: what a check finds, how it is fixed or dismissed, and who sees it. */
import { createApp, updateApp } from '@parrot/contract/apps';
import { type AppId, type BodyOf, DAY_MS, type FaqId, LIMITS } from '@parrot/contract/core';
import {
  addFaq,
  addPage,
  checkUpkeep,
  confirmFaq,
  deleteFaqs,
  dismissFinding,
  type Faq,
  listFaqs,
  listSources,
  listUpkeep,
  MERGED_WITH_ITSELF,
  mergeFaqs,
  openFaq,
  readSourceAgain,
  restoreFaqs,
  UPKEEP_KINDS,
  type UpkeepEntry,
  type UpkeepKind,
  updateFaq,
  uploadFile,
} from '@parrot/contract/knowledge';
import { newOwner, startTestServer, type TestServer, type TestSession } from '@parrot/testkit';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pageOf, startSite, type TestSite } from '../sites/site.fixture.ts';

const SOON = { interval: 50 };

let server: TestServer;
let web: TestSite;
let owner: TestSession;
let appId: AppId;
let count = 0;

beforeAll(async () => {
  web = await startSite();
  server = await startTestServer({ settings: { OUTBOUND_ALLOW: `127.0.0.1:${web.port}` } });
  owner = await newOwner(server);
});
beforeEach(async () => {
  const body = { appName: `Upkeep${++count}`, appType: 'Q&A' as const };
  appId = (await server.api.call(createApp, { session: owner, body })).app.appId;
});
afterAll(async () => {
  await server.stop();
  web.close();
});

const add = async (
  question: string,
  answer: string,
  more: Partial<BodyOf<typeof addFaq>> = {},
): Promise<Faq> =>
  (await server.api.call(addFaq, { session: owner, body: { appId, question: [question], answer, ...more } }))
    .faq;
const opened = async (faqId: FaqId) =>
  (await server.api.call(openFaq, { session: owner, body: { appId, faqId } })).items;
const upload = async (name: string, text: string) => {
  const form = new FormData();
  form.append('file', new File([text], name));
  await server.api.call(uploadFile, { session: owner, body: { appId }, form });
  await allRead();
};
const sources = async () => (await server.api.call(listSources, { session: owner, body: { appId } })).items;
const allRead = () =>
  expect.poll(async () => (await sources()).filter(({ state }) => state === 'in progress'), SOON).toEqual([]);
const list = (more: Partial<BodyOf<typeof listUpkeep>> = {}) =>
  server.api.call(listUpkeep, { session: owner, body: { appId, ...more } });
const isIdle = async () => {
  const { check } = await list();
  return check.progress === null && check.checkedAt !== null;
};
/** What a check finds that begins now. */
const check = async () => {
  await expect.poll(isIdle, SOON).toBe(true);
  const before = (await list()).check.checkedAt;
  server.clock.advance(1);
  await server.api.call(checkUpkeep, { session: owner, body: { appId } });
  await expect
    .poll(async () => (await isIdle()) && (await list()).check.checkedAt !== before, SOON)
    .toBe(true);
  return list();
};
const textOf = (entry: UpkeepEntry) => (entry.type === 'faq' ? entry.question : entry.text);
const shown = ({ items }: Awaited<ReturnType<typeof list>>) =>
  items.map(({ kind, entries, differs }) => [
    kind,
    entries.map(textOf).sort(),
    differs?.slice().sort() ?? null,
  ]);
const NOTHING = Object.fromEntries(UPKEEP_KINDS.map((kind) => [kind, 0])) as Record<UpkeepKind, number>;
const inStore = (work: Parameters<TestServer['server']['platform']['database']['tenant']>[1]) =>
  server.server.platform.database.tenant(owner.tenantId, work);
const daysAgo = (days: number) => new Date(server.clock.now().getTime() - days * DAY_MS).toISOString();

test('an app without anything to review is checked when its list is opened', async () => {
  await add('When are you open?', 'From nine to five.');
  await expect.poll(isIdle, SOON).toBe(true);
  expect(await list()).toMatchObject({ items: [], total: 0, counts: NOTHING, dismissed: 0 });
});

describe('duplicates and contradictions', () => {
  test('the same question is a duplicate with the same answer, and a contradiction with another', async () => {
    await add('How do I return a lamp?', 'Send it back in its box, and we refund it.');
    await add('How can I return a lamp?', 'Send it back in its box and we refund it.');
    await add('Do you ship to Norway?', 'Yes, everywhere in Norway.');
    await add('Do you ship to Norway', 'No, only within the European Union.');
    await add('What does model 12 cost?', 'A hundred.');
    await add('What does model 13 cost?', 'Two hundred.');
    const found = await check();
    expect(shown(found)).toEqual([
      ['contradiction', ['Do you ship to Norway', 'Do you ship to Norway?'], null],
      ['duplicate', ['How can I return a lamp?', 'How do I return a lamp?'], null],
    ]);
    expect(found.counts).toEqual({ ...NOTHING, contradiction: 1, duplicate: 1 });
    expect((await list({ kind: 'duplicate' })).items).toHaveLength(1);
    expect((await list({ limit: 1, offset: 1 })).items[0]?.kind).toBe('duplicate');
  });

  test('FAQs and documents with other numbers for the same are found, other subjects are not', async () => {
    await add('How long can I return a lamp?', 'You can return a lamp within 30 days of delivery.');
    await upload(
      'returns.md',
      '# Returning a lamp\n\nYou can return a lamp within 14 days of delivery. Please keep the box.\n',
    );
    await upload('Chairs.md', '# Chairs\n\nOur chairs are delivered to your door in about 5 days.\n');
    await upload('Tables.md', '# Tables\n\nOur tables are delivered to your door in about 9 days.\n');
    expect(shown(await check())).toEqual([
      [
        'contradiction',
        ['How long can I return a lamp?', 'You can return a lamp within 14 days of delivery.'],
        ['14 days', '30 days'],
      ],
    ]);
  });

  test('merging keeps one answer with the questions of both', async () => {
    const target = await add('How do I return a lamp?', 'Send it back.');
    const gone = await add('How can I return a lamp?', 'Send it back.');
    const german = { languageCode: 'de' as const, translationOf: gone.faqId };
    await add('Wie gebe ich eine Lampe zurück?', 'Senden Sie sie zurück.', german);
    expect((await check()).total).toBe(1);
    const body = { appId, keep: target.faqId, remove: gone.faqId };
    const { faq, undoId } = await server.api.call(mergeFaqs, { session: owner, body });
    expect(faq).toMatchObject({
      faqId: target.faqId,
      question: ['How do I return a lamp?', 'How can I return a lamp?'],
      answer: 'Send it back.',
    });
    expect((await opened(target.faqId)).map(({ languageCode }) => languageCode)).toEqual(['en', 'de']);
    expect((await server.api.call(listFaqs, { session: owner, body: { appId } })).total).toBe(1);
    // At once, without another check.
    expect((await list()).total).toBe(0);
    const undo = { appId, undoId };
    expect(await server.api.call(restoreFaqs, { session: owner, body: undo })).toMatchObject({ changed: 2 });
    expect(await opened(target.faqId)).toMatchObject([{ question: target.question, languageCode: 'en' }]);
    expect(await opened(gone.faqId)).toMatchObject([{ question: gone.question }, { languageCode: 'de' }]);
    expect((await list()).total).toBe(1);
    const again = await server.api.answer(mergeFaqs, {
      session: owner,
      body: { appId, keep: target.faqId, remove: target.faqId },
    });
    expect([again.status, again.body.message]).toEqual([400, MERGED_WITH_ITSELF]);
  });
});

test('undoing a merge brings back the deleted one, and leaves an answer that was edited since', async () => {
  const target = await add('How do I return a lamp?', 'Send it back.');
  const gone = await add('How can I return a lamp?', 'Send it back.');
  const merging = { appId, keep: target.faqId, remove: gone.faqId };
  const { faq, undoId } = await server.api.call(mergeFaqs, { session: owner, body: merging });
  server.clock.advance(1);
  const edit = { appId, faqId: faq.faqId, question: faq.question, answer: 'Send it back in its box.' };
  await server.api.call(updateFaq, { session: owner, body: edit });
  await server.api.call(restoreFaqs, { session: owner, body: { appId, undoId } });
  expect(await opened(target.faqId)).toMatchObject([{ question: faq.question, answer: edit.answer }]);
  expect(await opened(gone.faqId)).toMatchObject([{ question: gone.question, answer: 'Send it back.' }]);
});

test('a dismissed finding stays dismissed until one of its entries changes', async () => {
  const one = await add('How do I return a lamp?', 'Send it back.');
  await add('How can I return a lamp?', 'Send it back.');
  const [found] = (await check()).items;
  if (!found) throw new Error('nothing was found');
  const dismiss = (dismissed: boolean) =>
    server.api.call(dismissFinding, {
      session: owner,
      body: { appId, findingId: found.findingId, dismissed },
    });
  await dismiss(true);
  expect(await check()).toMatchObject({ total: 0, dismissed: 1 });
  expect((await list({ dismissed: true })).items).toHaveLength(1);
  await dismiss(false);
  expect(await list()).toMatchObject({ total: 1, dismissed: 0 });
  await dismiss(true);
  await server.api.call(updateFaq, {
    session: owner,
    body: { appId, faqId: one.faqId, question: one.question, answer: 'Send it back to us.' },
  });
  expect(await check()).toMatchObject({ total: 1, dismissed: 0 });
});

test('pages that were not read for long are found, and gone once they are read again', async () => {
  web.pages = { '/terms': pageOf('Terms', '<p>You can return everything that you bought here.</p>') };
  const { source } = await server.api.call(addPage, {
    session: owner,
    body: { appId, url: `${web.url}/terms` },
  });
  await allRead();
  expect((await check()).total).toBe(0);
  const long = daysAgo(LIMITS.upkeepDays + 1);
  await inStore((tx) =>
    tx.execute(sql`update sources set updated_at = ${long} where id = ${source.sourceId}`),
  );
  const { items } = await check();
  expect(items).toMatchObject([{ kind: 'oldSource', entries: [{ sourceId: source.sourceId }], since: long }]);
  await server.api.call(readSourceAgain, { session: owner, body: { appId, sourceId: source.sourceId } });
  expect((await list()).total).toBe(0);
  await allRead();
  expect((await check()).total).toBe(0);
});

test('FAQs that nobody got for long are found if the bot answered for so long', async () => {
  const unused = await add('Do you repair lamps?', 'Yes, in our workshop.');
  const used = await add('Where is the shop?', 'In Oslo.');
  await add('When are you open?', 'From nine to five.');
  const old = daysAgo(LIMITS.upkeepDays + 5);
  const answered = (faqId: string, days: number) =>
    inStore((tx) =>
      tx.execute(sql`insert into faq_answers (tenant_id, app_id, faq_id, day, count)
        values (${owner.tenantId}, ${appId}, ${faqId}, ${daysAgo(days).slice(0, 10)}::date, 1)`),
    );
  await inStore((tx) =>
    tx.execute(
      sql`update faqs set text_at = ${old}, created_at = ${old} where id in (${unused.faqId}, ${used.faqId})`,
    ),
  );
  await answered(used.faqId, 3);
  // Counted for three days only: nothing is known about the time before.
  expect((await check()).total).toBe(0);
  await answered(unused.faqId, LIMITS.upkeepDays + 2);
  const { items } = await check();
  expect(items).toMatchObject([{ kind: 'unused', entries: [{ faqId: unused.faqId }] }]);
  const body = { appId, selection: { faqIds: [unused.faqId] } };
  await server.api.call(deleteFaqs, { session: owner, body });
  expect((await list()).total).toBe(0);
});

test('translations that lag behind are found: outdated ones, and languages that lack questions', async () => {
  const original = await add('When are you open?', 'From nine to five.');
  await add('Where is the shop?', 'In Oslo.');
  const german = await add('Wann haben Sie geöffnet?', 'Von neun bis fünf.', {
    languageCode: 'de',
    translationOf: original.faqId,
  });
  await server.api.call(updateApp, {
    session: owner,
    body: { appId, revision: 1, behaviour: { languageList: ['de'] } },
  });
  server.clock.advance(1_000);
  await server.api.call(updateFaq, {
    session: owner,
    body: { appId, faqId: original.faqId, question: original.question, answer: 'From nine to six.' },
  });
  const { items } = await check();
  expect(items).toMatchObject([
    { kind: 'oldTranslation', entries: [{ faqId: original.faqId }, { faqId: german.faqId }] },
    { kind: 'missingTranslation', entries: [], lacks: { languageCode: 'de', count: 1 } },
  ]);
  await server.api.call(confirmFaq, { session: owner, body: { appId, faqId: german.faqId } });
  expect((await list({ kind: 'oldTranslation' })).total).toBe(0);
});

test('another tenant neither sees nor changes anything', async () => {
  await add('How do I return a lamp?', 'Send it back.');
  const faq = await add('How can I return a lamp?', 'Send it back.');
  const [found] = (await check()).items;
  const otherOwner = await newOwner(server);
  const theirApp = { appName: 'Theirs', appType: 'Q&A' as const };
  const theirs = (await server.api.call(createApp, { session: otherOwner, body: theirApp })).app.appId;
  const findingId = found?.findingId as never;
  for (const of of [appId, theirs]) {
    const answers = [
      await server.api.answer(dismissFinding, { session: otherOwner, body: { appId: of, findingId } }),
      await server.api.answer(mergeFaqs, {
        session: otherOwner,
        body: { appId: of, keep: faq.faqId, remove: faq.faqId },
      }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  }
  expect((await server.api.answer(listUpkeep, { session: otherOwner, body: { appId } })).status).toBe(404);
  expect((await list()).total).toBe(1);
});

test('ten thousand FAQs are checked within seconds, in slices', async () => {
  const row = (at: number) => ({
    question: `How do I fix part ${at} of my lamp?`,
    answer: `With tool ${at}.`,
  });
  await inStore((tx) =>
    tx.execute(sql`insert into faqs (id, tenant_id, app_id, group_id, language_code, domain, topic, subtopic_level1,
        subtopic_level2, unique_tag, questions, answer, task, tags, link, image_link, image_type, confirmed, dataset,
        text_at, created_at, updated_at)
      select id, ${owner.tenantId}, ${appId}, id, 'en', '', '', '', '', '', jsonb_build_array(question), answer,
        '', '', '', '', '', true, '', now(), now(), now()
      from jsonb_to_recordset(${JSON.stringify(
        Array.from({ length: LIMITS.faqsPerApp }, (_, at) => ({
          id: `faq_${String(at).padStart(22, '0')}`,
          ...row(at === 9_999 ? 0 : at),
        })),
      )}::jsonb) as made (id text, question text, answer text)`),
  );
  const began = process.cpuUsage();
  const { counts } = await check();
  expect(counts).toEqual({ ...NOTHING, duplicate: 1 });
  expect(process.cpuUsage(began).user / 1_000_000).toBeLessThan(40);
});
