/** The export and the erasure of a workspace. */
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { userDetails } from '@parrot/contract/accounts';
import { listActivity } from '@parrot/contract/activity';
import { checkoutUpgrade, sandboxPay, verifyPayment } from '@parrot/contract/billing';
import {
  openVisitorConversation,
  sendVisitorMessage,
  uploadVisitorFile,
  widgetConfig,
} from '@parrot/contract/conversations';
import { DAY_MS, HOUR_MS, MINUTE_MS, newId } from '@parrot/contract/core';
import { addFaq } from '@parrot/contract/knowledge';
import type { ErasureReceipt } from '@parrot/contract/privacy';
import * as privacy from '@parrot/contract/privacy';
import { createGroup, inviteRoles } from '@parrot/contract/team';
import {
  newMember,
  newOwner,
  openTestTenant,
  signInAs,
  TEST_PASSWORD,
  type TestSession,
  type TestTenant,
} from '@parrot/testkit';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { listStoredMail } from '../../platform/index.ts';
import { unzip } from '../../platform/zip/unzip.fixture.ts';
import { EXPORTED_TABLES, NOT_EXPORTED_TABLES } from './workspace-export/exported-tables.ts';

let tenant: TestTenant;
let owner: TestSession;
beforeAll(async () => {
  tenant = await openTestTenant();
  owner = tenant.owner;
});
afterAll(() => tenant.stop());

const rows = async <Row>(statement: ReturnType<typeof sql>): Promise<Row[]> =>
  (
    (await tenant.server.server.platform.database.system((tx) => tx.execute(statement))) as unknown as {
      rows: Row[];
    }
  ).rows;
/** Every table with a column for the tenant, as the database knows them. */
const tenantTables = async () =>
  (
    await rows<{ name: string }>(sql`select table_name as name from information_schema.columns
      join information_schema.tables using (table_schema, table_name)
      where column_name = 'tenant_id' and table_schema = 'public' and table_type = 'BASE TABLE' order by 1`)
  ).map(({ name }) => name);
/** Sessions end meanwhile. */
const later = async (ms: number) => {
  tenant.server.clock.advance(ms);
  owner = await signInAs(tenant.server, owner.emailId);
};
const data = (session = owner) => tenant.server.api.call(privacy.workspaceData, { session });
const mails = async () => listStoredMail(tenant.server.server.platform.database);

const hoursUntil = (moment: string | null | undefined) =>
  Math.round((Date.parse(moment ?? '') - tenant.server.clock.now().getTime()) / HOUR_MS);
/** Generous, as another machine may be much slower. */
const WAIT = { timeout: 60_000, interval: 50 };

/** A visitor with a file, and a question. */
async function aVisitor(text: string) {
  const guest = await tenant.visit();
  const { visitorToken } = await guest.socket.ask(openVisitorConversation, { afterSeq: 0 });
  const form = new FormData();
  form.append('file', new File([`${text}-bytes`], `${text}.txt`));
  const body = { parrotId: tenant.app.parrotId, visitorToken };
  const { file } = await tenant.server.api.call(uploadVisitorFile, { body, form });
  await guest.socket.ask(sendVisitorMessage, { msgId: newId('msg'), value: text, files: [file.fileId] });
  await tenant.settle();
  return guest;
}

/** So that there is an invoice. */
async function payForPlan() {
  const { api } = tenant.server;
  const order = { planCode: 'growth-monthly', quantity: 1 as const, redirectUrl: '/home/studio/payment' };
  const { data: checkout } = await api.call(checkoutUpgrade, { session: owner, body: order });
  const { checkoutPageId } = checkout;
  await api.call(sandboxPay, { body: { checkoutPageId, action: 'pay' } });
  await api.call(verifyPayment, { session: owner, body: { checkoutPageId } });
}

/** The export when it is written. */
function exported() {
  return vi.waitFor(async () => {
    const { export: latest } = await data();
    if (!latest || latest.state === 'pending') throw new Error('not written yet');
    return latest;
  }, WAIT);
}

test('the lists of exported tables name every table of a tenant once', async () => {
  const listed = [...EXPORTED_TABLES.map(({ table }) => table), ...NOT_EXPORTED_TABLES];
  expect(listed.sort()).toEqual(await tenantTables());
});

test('only owners export, erase and cancel', async () => {
  const { api } = tenant.server;
  const admin = await newMember(tenant.server, owner, 'admin');
  expect(await data(admin)).toMatchObject({ mayChange: false, export: null, erasure: null });
  const name = (await data()).workspaceName;
  const attempts = [
    await api.answer(privacy.startWorkspaceExport, { session: admin }),
    await api.answer(privacy.workspaceExportLink, { session: admin, body: { exportId: newId('wex') } }),
    await api.answer(privacy.scheduleWorkspaceErasure, {
      session: admin,
      body: { workspaceName: name, password: TEST_PASSWORD },
    }),
    await api.answer(privacy.cancelWorkspaceErasure, { session: admin }),
  ];
  expect(attempts.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  expect(await data()).toMatchObject({ mayChange: true, export: null, erasure: null });
});

test('an owner downloads everything for a day, by a link that works for minutes', async () => {
  const { server } = tenant;
  const { api } = server;
  await aVisitor('exported-words');
  await api.call(privacy.startWorkspaceExport, { session: owner });
  const { exportId, state, expiresAt } = await exported();
  expect(state).toBe('ready');
  expect(hoursUntil(expiresAt)).toBe(24);
  const mailed = await vi.waitFor(async () => {
    const found = (await mails()).find(({ to }) => to === owner.emailId);
    expect(found?.subject).toContain('is ready');
    return found;
  }, WAIT);
  expect(mailed?.text).toContain('/home/studio/users?tab=workspace');

  const linked = () => api.call(privacy.workspaceExportLink, { session: owner, body: { exportId } });
  const { url } = await linked();
  const response = await fetch(server.url + url);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip']);
  const entries = await unzip(new Uint8Array(await response.arrayBuffer()));
  const lines = (name: string) =>
    String(entries.get(`data/${name}.jsonl`))
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  expect(JSON.parse(String(entries.get('workspace.json')))).toMatchObject({ workspaceId: owner.tenantId });
  expect(lines('messages')).toContainEqual(expect.objectContaining({ value: 'exported-words' }));
  expect(lines('members')).toContainEqual(expect.objectContaining({ email: owner.emailId }));
  expect(lines('apps')).toContainEqual(expect.objectContaining({ id: tenant.app.appId }));
  const file = [...entries].find(([name]) => name.endsWith('-exported-words.txt'));
  expect(file?.[1].toString()).toBe('exported-words-bytes');
  const everything = [...entries.values()].join('');
  for (const secret of ['token_hash', 'password_hash', 'sealed_key', '"sealed"'])
    expect(everything).not.toContain(secret);
  expect(new Set([...everything.matchAll(/"tenant_id": "(\w+)"/g)].map(([, id]) => id))).toEqual(
    new Set([owner.tenantId]),
  );

  const wrong = url.replace(/key=.{4}/, 'key=AAAA');
  expect((await fetch(server.url + wrong)).status).toBe(404);
  const outsider = await newOwner(server);
  const theirs = await api.answer(privacy.workspaceExportLink, { session: outsider, body: { exportId } });
  expect(theirs.status).toBe(404);
  server.clock.advance(11 * MINUTE_MS);
  expect((await fetch(server.url + url)).status).toBe(404);
  await later(24 * HOUR_MS);
  await server.server.slices.privacy.deleteExpiredExports();
  expect((await data()).export).toBeNull();
  const folder = join(server.server.platform.settings.DATA_DIR, 'files', 'workspace-exports');
  expect((await readdir(folder, { recursive: true })).filter((path) => path.endsWith('.zip'))).toEqual([]);
});

test('an erasure needs the name and the password, turns bots off, and can be canceled for days', async () => {
  const { server, app } = tenant;
  const { workspaceName } = await data();
  const schedule = (body: object) =>
    server.api.answer(privacy.scheduleWorkspaceErasure, { session: owner, body });
  const refused = [
    await schedule({ workspaceName: 'Another', password: TEST_PASSWORD }),
    await schedule({ workspaceName }),
    await schedule({ workspaceName, password: 'not my password' }),
  ];
  expect(refused.map(({ status, body }) => [status, Object.keys(body.fields ?? {})])).toEqual([
    [400, ['workspaceName']],
    [400, ['password']],
    [400, ['password']],
  ]);
  const config = () => server.api.answer(widgetConfig, { query: { parrotId: app.parrotId } });
  const before = (await config()).text;

  expect((await schedule({ workspaceName, password: TEST_PASSWORD })).status).toBe(200);
  expect((await schedule({ workspaceName, password: TEST_PASSWORD })).status).toBe(409);
  const { erasure } = await data();
  expect(erasure?.requestedBy).toBe(owner.name);
  expect(hoursUntil(erasure?.eraseAt)).toBe(7 * 24);
  const { tenantList } = await server.api.call(userDetails, { session: owner });
  expect(tenantList[0]?.eraseAt).toBe(erasure?.eraseAt);
  await tenant.settle();
  expect((await config()).text).not.toBe(before);

  await server.api.call(privacy.cancelWorkspaceErasure, { session: owner });
  await tenant.settle();
  expect((await data()).erasure).toBeNull();
  expect((await config()).text).toBe(before);
  await later(8 * DAY_MS);
  await server.server.slices.privacy.eraseDueWorkspaces();
  expect((await data()).workspaceName).toBe(workspaceName);
  const { items } = await server.api.call(listActivity, { session: owner, body: { subjects: ['tenant'] } });
  expect(items.slice(0, 2).map(({ act }) => act)).toEqual([
    'tenant.erasureCancelled',
    'tenant.erasureScheduled',
  ]);
});

test('after the grace period nothing of the workspace is left but its invoices and a receipt', async () => {
  const { server, app } = tenant;
  const { api } = server;
  await payForPlan();
  await aVisitor('vanishing-words');
  const faq = { question: ['vanishing-question?'], answer: 'vanishing-answer' };
  await api.call(addFaq, { session: owner, body: { appId: app.appId, ...faq } });
  const { items: roles } = await api.call(inviteRoles, { session: owner });
  const group = { groupName: 'vanishing-group', userIds: [owner.userId], appIds: [app.appId] };
  const roleIds = roles.slice(-1).map(({ roleId }) => roleId);
  await api.call(createGroup, { session: owner, body: { ...group, roleIds } });
  const other = await newOwner(server, { company: 'Staying Ltd' });
  const { workspaceName, invoices } = await data();
  expect(invoices).toBe(1);
  const body = { workspaceName, password: TEST_PASSWORD };
  await api.call(privacy.scheduleWorkspaceErasure, { session: owner, body });
  server.clock.advance(7 * DAY_MS + MINUTE_MS);
  await server.server.slices.privacy.eraseDueWorkspaces();
  await server.server.platform.outbox.settle();

  for (const table of await tenantTables()) {
    const [found] = await rows<{ left: number }>(
      sql`select count(*)::int as left from ${sql.identifier(table)} where tenant_id = ${owner.tenantId}`,
    );
    expect([table, found?.left]).toEqual([table, 0]);
  }
  const retained = await rows<{ number: number }>(
    sql`select number from retained_invoices where workspace_id = ${owner.tenantId}`,
  );
  expect(retained).toHaveLength(1);
  const accounts = await rows(sql`select id from users where id = ${owner.userId}`);
  expect(accounts).toEqual([]);
  expect((await api.answer(privacy.workspaceData, { session: owner })).status).toBe(401);
  expect((await api.answer(widgetConfig, { query: { parrotId: app.parrotId } })).status).toBe(404);
  const folder = join(server.server.platform.settings.DATA_DIR, 'files');
  const paths = existsSync(folder) ? await readdir(folder, { recursive: true }) : [];
  expect(paths.filter((path) => path.includes(app.appId) || path.includes(owner.tenantId))).toEqual([]);

  const receiptMail = (await mails()).filter(({ to }) => to === owner.emailId);
  expect(receiptMail.map(({ subject }) => subject)).toEqual([`${workspaceName} was erased`]);
  const [stored] = await rows<{ receipt: ErasureReceipt }>(
    sql`select receipt from erasure_receipts where workspace_id = ${owner.tenantId}`,
  );
  expect(stored?.receipt.counts).toMatchObject({ apps: 2, retainedInvoices: 1 });
  expect(receiptMail[0]?.text).toContain(stored?.receipt.sha256);
  const session = await signInAs(server, other.emailId);
  expect((await api.call(privacy.workspaceData, { session })).workspaceName).toBe('Staying Ltd');
});

test('no table contains a word of the erased workspace', async () => {
  const tables = await rows<{ schema: string; name: string }>(
    sql`select table_schema as schema, table_name as name from information_schema.tables
        where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  for (const { schema, name } of tables) {
    const [found] = await rows<{ hits: number }>(
      sql`select count(*)::int as hits from ${sql.identifier(schema)}.${sql.identifier(name)} as stored
          where stored::text ~ 'vanishing-|exported-words'`,
    );
    expect([name, found?.hits]).toEqual([name, 0]);
  }
});
