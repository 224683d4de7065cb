import { expect, test, vi } from 'vitest';
import { appId, newId, tenantId } from './ids.ts';

test('a new id has the prefix of its kind', () => {
  const id = newId('ten');
  expect(tenantId.safeParse(id).success).toBe(true);
  expect(appId.safeParse(id).success).toBe(false);
});

test('ids are unique and sort by creation, however fast they are made', () => {
  const ids = Array.from({ length: 20_000 }, () => newId('msg'));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual([...ids].sort());
});

test('ids contain their creation time, also after the clock was set back', () => {
  const made = (id: string) => Number.parseInt(id.slice(4, 13), 36);
  expect(made(newId('msg')) - Date.now()).toBeLessThan(1_000);
  const yesterday = Date.now() - 86_400_000;
  const clock = vi.spyOn(Date, 'now').mockReturnValue(yesterday);
  expect(made(newId('msg'))).toBe(yesterday);
  clock.mockRestore();
});

test.each([
  '',
  'ten_',
  'ten_../../x',
  `ten_${'A'.repeat(22)}`,
  `app_${'0'.repeat(22)}`,
  `ten_${'0'.repeat(23)}`,
])('%j is not a tenant id', (text) => {
  expect(tenantId.safeParse(text).success).toBe(false);
});
