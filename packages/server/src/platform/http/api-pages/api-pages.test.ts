import { CALLS, EMITS, PUSHES } from '@parrot/contract/catalog';
import { addressOf } from '@parrot/contract/core';
import { sharedTestServer, type TestServer } from '@parrot/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EventCatalog } from './event-catalog.ts';
import type { OpenApiDocument } from './openapi.ts';

let server: TestServer;
const get = (path: string) => fetch(server.url + path);

beforeAll(async () => {
  server = await sharedTestServer();
});
afterAll(() => server.stop());

describe('the OpenAPI document', () => {
  let document: OpenApiDocument;
  beforeAll(async () => {
    document = (await (await get('/api/openapi.json')).json()) as OpenApiDocument;
  });

  test('lists exactly the calls that exist, each with its requirements', () => {
    const listed = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, { operationId }]) => `${method.toUpperCase()} ${path} ${operationId}`,
      ),
    );
    expect(listed.sort()).toEqual(
      CALLS.map((call) => `${call.method} ${addressOf(call)} ${call.name}`).sort(),
    );
    for (const call of CALLS) {
      expect(document.paths[addressOf(call)]?.[call.method.toLowerCase()]).toMatchObject({
        'x-access': call.access,
        summary: call.summary,
      });
    }
  });

  test('describes input and output', () => {
    const create = document.paths['/api/ps-studio/v2/create/app']?.post;
    expect(create).toMatchObject({
      tags: ['apps'],
      security: [{ accessToken: [] }],
      parameters: ['tenant_id', 'user_id', 'hash'].map((name) => ({
        $ref: `#/components/parameters/${name}`,
      })),
      requestBody: {
        required: true,
        content: { 'application/json': { schema: { type: 'object', required: ['appName', 'appType'] } } },
      },
      responses: {
        200: { content: { 'application/json': { schema: { required: ['status', 'app'] } } } },
        404: { $ref: '#/components/responses/Error404' },
      },
    });
    const fetchPage = document.paths['/api/v1/widget/config']?.get;
    expect(fetchPage?.parameters).toEqual([
      { name: 'parrotId', in: 'query', required: true, schema: { type: 'string', maxLength: 40 } },
    ]);
    expect(fetchPage?.security).toEqual([]);
  });

  test('names the scope of every call that accepts API keys, and of no other', () => {
    const schemes = document.components.securitySchemes ?? {};
    expect(schemes.apiKey).toMatchObject({ type: 'http', scheme: 'bearer' });
    for (const call of CALLS) {
      const operation = document.paths[addressOf(call)]?.[call.method.toLowerCase()];
      expect([call.name, operation?.['x-scope']]).toEqual([call.name, call.scope]);
      const keys = operation?.security.filter((way) => 'apiKey' in way);
      expect(keys).toEqual(call.scope ? [{ apiKey: [call.scope] }] : []);
    }
  });

  test('describes a call with an upload as a form, without a hash [API-02]', () => {
    const upload = document.paths['/api/ps-accounts/upload/profile/image']?.post;
    expect(upload?.requestBody).toMatchObject({
      required: true,
      content: {
        'multipart/form-data': {
          schema: { required: ['file'], properties: { file: { type: 'string', format: 'binary' } } },
        },
      },
    });
    expect(JSON.stringify(upload?.parameters)).not.toContain('hash');
  });

  test('every reference resolves', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)];
    expect(references.length).toBeGreaterThan(CALLS.length);
    for (const [, kind = '', name = ''] of references) {
      expect(document.components[kind]).toHaveProperty(name);
    }
  });
});

test('the event catalog lists every event of the contract, in its channel and direction', async () => {
  const { channels } = (await (await get('/api/events.json')).json()) as EventCatalog;
  const sent = channels.flatMap((channel) =>
    channel.toServer.map((event) => `${channel.name} ${event.name}`),
  );
  const pushes = channels.flatMap((channel) =>
    channel.toClient.map((event) => `${channel.name} ${event.name}`),
  );
  expect(sent.sort()).toEqual(EMITS.map((event) => `${event.channel} ${event.name}`).sort());
  expect(pushes.sort()).toEqual(PUSHES.map((event) => `${event.channel} ${event.name}`).sort());
});

test.each(['/api/docs', '/api/events'])('%s is readable without scripts', async (url) => {
  const answer = await get(url);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const page = await answer.text();
  expect(page).not.toMatch(/<script|\son\w+=|style=|javascript:/);
  const ids = [...page.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, target] of page.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(target);
  const shown = url === '/api/docs' ? CALLS.map(addressOf) : [...EMITS, ...PUSHES].map((event) => event.name);
  for (const name of shown) expect(page).toContain(`<code>${name}</code>`);
});
