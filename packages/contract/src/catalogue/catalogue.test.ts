import { expect, test } from 'vitest';
import * as z from 'zod';
import { addressOf } from '../core/call.ts';
import { CALLS, EMITS, PERMISSIONS, PUSHES } from './index.ts';

const doubled = (names: string[]) => names.filter((name, at) => names.indexOf(name) !== at);

test('no two calls share a name or an address', () => {
  expect(doubled(CALLS.map((call) => call.name))).toEqual([]);
  expect(doubled(CALLS.map((call) => `${call.method} ${addressOf(call)}`))).toEqual([]);
});

test('no two events of a channel share a name and a direction', () => {
  expect(
    doubled([...EMITS, ...PUSHES].map((event) => `${event.channel} ${event.direction} ${event.name}`)),
  ).toEqual([]);
});

test('every call and emit is in the permissions table', () => {
  expect(Object.keys(PERMISSIONS)).toHaveLength(CALLS.length + EMITS.length);
});

test('our own calls are under /api/v1', () => {
  const own = CALLS.filter((call) => call.base === 'parrot').map(addressOf);
  expect(own.every((address) => /^\/api\/v1(\/[a-z-]+)+$/.test(address))).toBe(true);
});

test('a call whose reply has a field for a credential says so', () => {
  const fields = (reply: z.ZodType) => JSON.stringify(z.toJSONSchema(reply, { unrepresentable: 'any' }));
  const withField = CALLS.filter(({ reply }) =>
    /"(token|secret|credential|redirectTo|key|recoveryCodes)":\{/.test(fields(reply)),
  );
  expect(withField.map(({ name }) => name)).toEqual(
    CALLS.filter(({ credential }) => credential).map(({ name }) => name),
  );
});
