import { expect, test } from 'vitest';
import { createLruCache } from './lru-cache.ts';

function counted() {
  const loaded: string[] = [];
  const load = (key: string) => async () => {
    loaded.push(key);
    return key.toUpperCase();
  };
  return { loaded, load };
}

test('recently used entries stay; the least recently used one is evicted', async () => {
  const { loaded, load } = counted();
  const recent = createLruCache<string>(2);
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) {
    expect(await recent.get(key, load(key))).toBe(key.toUpperCase());
  }
  expect(loaded).toEqual(['a', 'b', 'c', 'b']);
});

test('concurrent requests share one load', async () => {
  const { loaded, load } = counted();
  const recent = createLruCache<string>(2);
  const got = await Promise.all([1, 2, 3].map(() => recent.get('a', load('a'))));
  expect(got).toEqual(['A', 'A', 'A']);
  expect(loaded).toEqual(['a']);
});

test('a failed load is not cached', async () => {
  const recent = createLruCache<string>(2);
  await expect(recent.get('a', () => Promise.reject(new Error('line lost')))).rejects.toThrow('line lost');
  expect(await recent.get('a', async () => 'A')).toBe('A');
});

test('an entry invalidated while it loads is loaded again', async () => {
  const recent = createLruCache<string>(2);
  let finish = (_value: string) => {};
  const old = recent.get('a', () => new Promise((resolve) => (finish = resolve)));
  recent.invalidate('a');
  const fresh = recent.get('a', async () => 'new');
  finish('old');
  expect(await old).toBe('old');
  expect(await fresh).toBe('new');
  expect(await recent.get('a', async () => 'again')).toBe('new');
});

test('an expired entry is loaded again, once for all waiting callers, however long that takes', async () => {
  let now = 0;
  const { loaded, load } = counted();
  const recent = createLruCache<string>(2, { forMs: 5_000, clock: { now: () => new Date(now) } });
  await recent.get('a', load('a'));
  now = 4_999;
  await recent.get('a', load('a'));
  expect(loaded).toEqual(['a']);

  now = 5_000;
  let finish = (_value: string) => {};
  const slow = recent.get('a', () => new Promise((resolve) => (finish = resolve)));
  now = 20_000;
  const behind = recent.get('a', load('a'));
  finish('slow');
  expect(await Promise.all([slow, behind])).toEqual(['slow', 'slow']);
  // It was current when requested, which is too long ago by now.
  expect(await recent.get('a', load('a'))).toBe('A');
  expect(loaded).toEqual(['a', 'a']);
});
