/**
 * Every field that takes an address: those that the server calls lead to no private network, and those that
 * browsers are sent to lead to no other site. A canary listens in the private network.
 */
import dns from 'node:dns';
import { createServer, type Server } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import type { AddressInfo } from 'node:net';
import { signIn } from '@parrot/contract/accounts';
import { updateApp } from '@parrot/contract/apps';
import { checkoutUpgrade } from '@parrot/contract/billing';
import { CALLS, EMITS } from '@parrot/contract/catalog';
import { openVisitorConversation, requestAgent } from '@parrot/contract/conversations';
import type { AppId, RuleId } from '@parrot/contract/core';
import { type Block, processConversation } from '@parrot/contract/flows';
import {
  addFaq,
  addPage,
  addSite,
  deleteStudioFile,
  listSources,
  validateWebUrl,
} from '@parrot/contract/knowledge';
import { saveModel, testModel, translateContent } from '@parrot/contract/models';
import { createRule, deleteRule, switchRule, updateRule } from '@parrot/contract/rules';
import {
  drawFlow,
  flowOf,
  newDraftApp,
  newOwner,
  newPublishedApp,
  openVisitorSocket,
  startTestServer,
  TEST_PASSWORD,
  type TestServer,
  type TestSession,
  textBlock,
} from '@parrot/testkit';
import { attack } from '@parrot/testkit/attacks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bodySchemaOf, jsonSchemaOf } from '../../platform/http/api-pages/json-schema.ts';
import { addressFields, URL_FIELDS } from './url-fields.fixture.ts';

/** Resolves to the private network, always or from the second time on. */
const INSIDE_NAME = 'inside.attack.example';
const REBINDING_NAME = 'rebinding.attack.example';
/** Public by its form, and assigned to no one. */
const NOWHERE = { address: '2a0f:ffff:ffff:ffff::1', family: 6 };
const LOOPBACK = { address: '127.0.0.1', family: 4 };

let server: TestServer;
/** Where the canary is allowed: what reaches it there shows that the attack is one. */
let open: TestServer;
let guarded: Builder;
let unguarded: Builder;
let canary: Server;
let port: number;
let visits = 0;
const lookups = new Map<string, number>();
const dnsLookup = dns.promises.lookup;

beforeAll(async () => {
  canary = createServer((_request, response) => void response.end('{"secret":"of the house"}'));
  canary.on('connection', () => {
    visits += 1;
  });
  await new Promise<void>((listening) => canary.listen(0, '127.0.0.1', listening));
  port = (canary.address() as AddressInfo).port;
  resolveHere();
  // Calls to what does not answer fail, which is logged.
  server = await startTestServer({ settings: { LOG_LEVEL: 'fatal' } });
  const allowed = ['127.0.0.1', INSIDE_NAME, REBINDING_NAME].map((host) => `${host}:${port}`).join();
  open = await startTestServer({ settings: { OUTBOUND_ALLOW: allowed, LOG_LEVEL: 'fatal' } });
  guarded = await newBuilder(server);
  unguarded = await newBuilder(open);
});
afterAll(async () => {
  dns.promises.lookup = dnsLookup;
  syncBuiltinESMExports();
  await server.stop();
  await open.stop();
  canary.closeAllConnections();
  canary.close();
});

/** The names of the attack are resolved by the test, all others as usual. */
function resolveHere(): void {
  const lookup = async (host: string, options: object) => {
    if (host !== INSIDE_NAME && host !== REBINDING_NAME) return dnsLookup(host, options);
    const times = (lookups.get(host) ?? 0) + 1;
    lookups.set(host, times);
    return [host === REBINDING_NAME && times === 1 ? NOWHERE : LOOPBACK];
  };
  dns.promises.lookup = lookup as typeof dns.promises.lookup;
  syncBuiltinESMExports();
}

type Builder = { server: TestServer; owner: TestSession; appId: AppId };
type Given = Builder & { url: string };

/** A page or a site is read by a job; its source says when that is over. */
const isRead = async ({ server, owner, appId }: Given) => {
  await expect
    .poll(async () => {
      const { items } = await server.api.call(listSources, { session: owner, body: { appId } });
      return items.every(({ state, site }) => (site ? site.phase === 'done' : /ready|error/.test(state)));
    })
    .toBe(true);
};
const connection = (url: string) => ({
  provider: 'llama' as const,
  address: `${url}v1`,
  modelName: 'x',
  key: 'a-long-secret-key',
});

const callingBlock = (url: string): Block => ({
  type: 'call-api',
  title: '',
  part: null,
  method: 'GET',
  url,
  headers: [],
  body: '',
  timeoutSeconds: 5,
  results: [],
  next: { done: 'done', failed: 'failed' },
});

const ruleCalling = (url: string) => ({
  name: 'Webhook',
  trigger: { on: 'reachedDesk' as const },
  match: 'all' as const,
  conditions: [],
  actions: [{ do: 'webhook' as const, url }],
  signingSecret: 'a-long-secret-of-ours',
});
const published = new Map<TestSession, Promise<{ parrotId: string }>>();

/** Starts a rule with a conversation that reaches the desk. */
const startRule = async ({ server, owner }: Builder, ruleId: RuleId): Promise<void> => {
  const known = published.get(owner) ?? newPublishedApp(server, owner);
  published.set(owner, known);
  const { parrotId } = await known;
  await server.api.call(switchRule, { session: owner, body: { ruleId, isOn: true } });
  const visitor = await openVisitorSocket(server, { parrotId });
  await visitor.ask(openVisitorConversation, {});
  await visitor.ask(requestAgent, {});
  await server.server.platform.outbox.settle();
  await server.api.call(deleteRule, { session: owner, query: { ruleId } });
  visitor.close();
};

/** How each field that the server calls is used. */
const USES: Record<string, (given: Given) => Promise<unknown>> = {
  'knowledge.validateWebUrl.url': ({ server, owner, url }) =>
    server.api.answer(validateWebUrl, { session: owner, body: { url } }),
  'knowledge.addPage.url': async (given) => {
    const { server, owner, appId, url } = given;
    const { status } = await server.api.answer(addPage, { session: owner, body: { appId, url } });
    if (status === 200) await isRead(given);
  },
  'knowledge.addSite.url': async (given) => {
    const { server, owner, appId, url } = given;
    const { status } = await server.api.answer(addSite, { session: owner, body: { appId, url } });
    if (status === 200) await isRead(given);
  },
  'models.test.address': ({ server, owner, url }) =>
    server.api.answer(testModel, { session: owner, body: connection(url) }),
  'models.save.address': async ({ server, owner, appId, url }) => {
    const { status } = await server.api.answer(saveModel, { session: owner, body: connection(url) });
    const body = { appId, texts: ['Hello'], to: ['de' as const] };
    if (status === 200) await server.api.answer(translateContent, { session: owner, body });
  },
  'flows.save.flow.blocks.*.url': async ({ server, owner, url }) => {
    const { appId } = await newDraftApp(server, owner);
    const done = textBlock('It answered.');
    const flow = flowOf({ first: callingBlock(url), done, failed: textBlock('It did not.') });
    await drawFlow(server, owner, appId, flow);
    const body = { appId, session: null, input: { type: 'start' as const } };
    await server.api.answer(processConversation, { session: owner, body });
  },
  'rules.create.actions[].url': async (given) => {
    const { server, owner, url } = given;
    const { rule } = await server.api.call(createRule, { session: owner, body: ruleCalling(url) });
    await startRule(given, rule.ruleId);
  },
  'rules.update.actions[].url': async (given) => {
    const { server, owner, url } = given;
    const first = ruleCalling('https://hooks.example/');
    const { rule } = await server.api.call(createRule, { session: owner, body: first });
    const { ruleId, revision } = rule;
    const body = { ...ruleCalling(url), ruleId, revision };
    await server.api.call(updateRule, { session: owner, body });
    await startRule(given, ruleId);
  },
};

const newBuilder = async (on: TestServer): Promise<Builder> => {
  const owner = await newOwner(on);
  const { appId } = await newDraftApp(on, owner, 'GenAI');
  return { server: on, owner, appId };
};

test('every field that takes an address is in the list, with what is done with it', () => {
  const fields = [
    ...CALLS.flatMap((call) => [
      ...addressFields(bodySchemaOf(call) as object, call.name),
      ...addressFields(jsonSchemaOf(call.query, 'input') as object, call.name),
    ]),
    ...EMITS.flatMap((event) =>
      addressFields(jsonSchemaOf(event.payload, 'input') as object, `${event.channel}:${event.name}`),
    ),
  ];
  expect(fields.sort()).toEqual(Object.keys(URL_FIELDS).sort());
  const fetched = Object.keys(URL_FIELDS).filter((field) => URL_FIELDS[field] === 'fetched');
  expect(Object.keys(USES).sort()).toEqual(fetched.sort());
});

const INSIDE = [
  'http://127.0.0.1:PORT/',
  'http://2130706433:PORT/',
  'http://0x7f.1:PORT/',
  'http://0177.0.0.1:PORT/',
  'http://[::ffff:127.0.0.1]:PORT/',
  'http://[::]:PORT/',
  'http://user:word@127.0.0.1:PORT/',
  `http://${INSIDE_NAME}:PORT/`,
  `http://${INSIDE_NAME}.:PORT/`,
  `http://${REBINDING_NAME}:PORT/`,
];

test.each(Object.keys(USES))(
  '%s: no address reaches the private network, by number, name or rebinding',
  async (field) => {
    for (const address of INSIDE)
      await attack('ssrf', `${field} ${address}`, async () => {
        lookups.clear();
        visits = 0;
        await USES[field]?.({ ...guarded, url: address.replace('PORT', String(port)) });
        expect(visits, address).toBe(0);
      });
  },
);

test.each(Object.keys(USES))('%s: the canary notices if the guard is off', async (field) => {
  await attack('planted', `${field} without the guard`, async () => {
    visits = 0;
    await USES[field]?.({ ...unguarded, url: `http://${INSIDE_NAME}:${port}/` });
    expect(visits).toBeGreaterThan(0);
  });
});

test('the canary notices a plain fetch, and a second lookup of a rebinding name', async () => {
  await attack('planted', 'a fetch without the guard', async () => {
    visits = 0;
    await fetch(`http://127.0.0.1:${port}/`);
    expect(visits).toBe(1);
  });
  await attack('planted', 'a name that is resolved twice', async () => {
    lookups.clear();
    const resolved = [];
    for (let times = 0; times < 2; times += 1)
      resolved.push(...(await dns.promises.lookup(REBINDING_NAME, { all: true })));
    expect(resolved).toEqual([NOWHERE, LOOPBACK]);
  });
});

const ELSEWHERE = [
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '\\\\evil.example\\',
  'https:evil.example',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  ' https://evil.example',
  '/\t/evil.example/',
  'https://HOST@evil.example/',
  'https://HOST.evil.example/',
];

test('no field sends a browser to another site', async () => {
  const owner = await newOwner(server);
  const { host, origin } = new URL(server.url);
  const leadsHere = (address: string) => expect(new URL(address, server.url).origin).toBe(origin);
  for (const pattern of ELSEWHERE) {
    const page = pattern.replace('HOST', host);
    await attack('redirects', `accounts.signIn.pageRedirection ${pattern}`, async () => {
      const body = { emailId: owner.emailId, password: TEST_PASSWORD, pageRedirection: page };
      const { redirectTo } = await server.api.call(signIn, { body });
      leadsHere(redirectTo);
      expect(new URL(redirectTo, server.url).searchParams.get('pageRedirection') ?? '').not.toContain('evil');
    });
    await attack('redirects', `billing.checkout.redirectUrl ${pattern}`, async () => {
      const body = { planCode: 'growth', quantity: 1, redirectUrl: page };
      const { status, body: reply } = await server.api.answer(checkoutUpgrade, { session: owner, body });
      expect([status, Object.keys(reply.fields ?? {})], page).toEqual([400, ['redirectUrl']]);
    });
  }
});

const NO_LINKS = [
  'javascript:alert(1)',
  'data:text/html,x',
  'file:///etc/passwd',
  '//evil.example/a.png',
  'x',
];

test('addresses that are shown are http(s), and pictures of ours are ours', async () => {
  const owner = await newOwner(server);
  const { appId } = await newDraftApp(server, owner, 'Q&A');
  const faq = { appId, question: ['Where?'], answer: 'Here.' };
  for (const address of NO_LINKS) {
    const refused = async (name: string, answer: Promise<{ status: number }>) =>
      attack('script', `${name} ${address}`, async () => expect((await answer).status).toBe(400));
    const session = owner;
    await refused('addFaq.link', server.api.answer(addFaq, { session, body: { ...faq, link: address } }));
    await refused(
      'addFaq.imageLink',
      server.api.answer(addFaq, { session, body: { ...faq, imageLink: address } }),
    );
    const appearance = { avatarUrl: address };
    await refused(
      'update.appearance.avatarUrl',
      server.api.answer(updateApp, { session, body: { appId, revision: 1, appearance } }),
    );
  }
  for (const url of ['../../secret.key', '/pictures/../../secret.key', 'https://evil.example/a.webp'])
    await attack('traversal', `deleteStudioFile ${url}`, async () => {
      const { status } = await server.api.answer(deleteStudioFile, { session: owner, body: { appId, url } });
      expect([400, 404]).toContain(status);
    });
});
