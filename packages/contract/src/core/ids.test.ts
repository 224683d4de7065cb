import { expect, test } from 'vitest';
import { appId, newId, tenantId } from './ids.ts';

test('a new id is of its kind and of no other', () => {
  const id = newId('ten');
  expect(tenantId.safeParse(id).success).toBe(true);
  expect(appId.safeParse(id).success).toBe(false);
});

test('ids differ, and sort by the time they were made', () => {
  const ids = Array.from({ length: 2_000 }, () => newId('msg'));
  expect(new Set(ids).size).toBe(ids.length);
  const times = ids.map((id) => id.slice(4, 13));
  expect(times).toEqual([...times].sort());
});

test.each([
  '',
  'ten_',
  'ten_../../x',
  `ten_${'A'.repeat(22)}`,
  `app_${'0'.repeat(22)}`,
  `ten_${'0'.repeat(23)}`,
])('%j is no tenant id', (text) => {
  expect(tenantId.safeParse(text).success).toBe(false);
});
