/** How the pages people see are sent. */
import { PREVIEW_PAGE } from '@parrot/contract/conversations';
import { newId } from '@parrot/contract/core';
import { keptTestServer, type TestServer } from '@parrot/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await keptTestServer();
});
afterAll(() => server.stop());

const policyOf = async (path: string, encoding = 'identity') => {
  const answer = await fetch(server.url + path, { headers: { 'accept-encoding': encoding } });
  expect(answer.status).toBe(200);
  return answer.headers.get('content-security-policy')?.split('; ') ?? [];
};

test('the preview of the widget may stand in a frame of ours, and may ask nobody for anything', async () => {
  for (const encoding of ['identity', 'gzip', 'br']) {
    const policy = await policyOf(PREVIEW_PAGE, encoding);
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toContain("default-src 'none'");
    expect(policy.join()).not.toMatch(/connect-src|unsafe/);
  }
});

test('no other page may stand in a frame', async () => {
  for (const path of [`/try/${newId('prt')}`, '/widget/panel.js', '/api/docs'])
    expect((await policyOf(path)).join(';')).toContain("frame-ancestors 'none'");
});
