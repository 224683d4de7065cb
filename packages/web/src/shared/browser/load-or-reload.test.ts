import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { loadOrReload } from './load-or-reload.ts';
import { page } from './page-location.ts';

const gone = () => Promise.reject(new Error('Failed to fetch dynamically imported module'));
const settled = (promise: Promise<unknown>) =>
  Promise.race([
    promise.then(
      () => 'loaded',
      () => 'failed',
    ),
    new Promise((resolve) => setTimeout(resolve, 0, 'waiting')),
  ]);

let reload: MockInstance<typeof page.reload>;
beforeEach(() => {
  reload = vi.spyOn(page, 'reload').mockImplementation(() => {});
});
afterEach(() => {
  window.sessionStorage.clear();
  vi.restoreAllMocks();
});

test('a chunk that fails to load reloads the page, once [RTE-13]', async () => {
  expect(await settled(loadOrReload('apps', gone))).toBe('waiting');
  expect(reload).toHaveBeenCalledTimes(1);
  expect(await settled(loadOrReload('apps', gone))).toBe('failed');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('another chunk that loads starts no reload loop [RTE-13]', async () => {
  await settled(loadOrReload('apps', gone));
  await loadOrReload('shell', async () => 'here');
  expect(await settled(loadOrReload('apps', gone))).toBe('failed');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('after a successful reload, the next update may reload again [RTE-13]', async () => {
  await settled(loadOrReload('apps', gone));
  await expect(loadOrReload('apps', async () => 'here')).resolves.toBe('here');
  await settled(loadOrReload('apps', gone));
  expect(reload).toHaveBeenCalledTimes(2);
});
