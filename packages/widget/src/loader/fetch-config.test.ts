// @vitest-environment node
import { widgetConfig } from '@parrot/contract/conversations';
import { addressOf } from '@parrot/contract/core';
import { afterEach, expect, test, vi } from 'vitest';
import { fetchConfig } from './fetch-config.ts';

afterEach(() => vi.restoreAllMocks());

test("the config is requested at the contract's address, without cookies", async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ published: true }));
  expect(await fetchConfig('https://parrot.example', 'prt_1')).toEqual({ published: true });
  const [address, options] = fetched.mock.calls[0] ?? [];
  expect(address).toBe(`https://parrot.example${addressOf(widgetConfig)}?parrotId=prt_1`);
  expect(options?.credentials).toBe('omit');
});

test('a refusal rejects with its status', async () => {
  const refused = Response.json({ code: 'site_not_allowed' }, { status: 404 });
  vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(refused);
  await expect(fetchConfig('https://parrot.example', 'prt_1')).rejects.toBe(404);
});
