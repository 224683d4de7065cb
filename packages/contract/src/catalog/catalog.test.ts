import { expect, test } from 'vitest';
import * as z from 'zod';
import { addressOf, type Call } from '../core/call.ts';
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

test('a reply that changes when it is parsed is parsed by clients, and so is one without a status', () => {
  const hasStatus = ({ reply }: Call) =>
    reply instanceof z.ZodObject &&
    reply.shape.status instanceof z.ZodLiteral &&
    reply.shape.status.value === 'success';
  const unparsed = CALLS.filter(({ parseReply, download }) => !parseReply && !download);
  const wrong = unparsed.filter((call) => !hasStatus(call) || changesWhenParsed(call.reply));
  // Settings are trimmed again, and the widget has its own client; the web app replaces an unknown language.
  expect(wrong.map(({ name }) => name)).toEqual(['accounts.userDetails']);
  expect(PUSHES.filter(({ payload }) => changesWhenParsed(payload))).toEqual([]);
  expect(EMITS.filter(({ reply }) => changesWhenParsed(reply))).toEqual([]);
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

/** By a default or another transform. */
function changesWhenParsed(schema: z.core.$ZodType, seen = new Set<unknown>()): boolean {
  if (seen.has(schema)) return false;
  seen.add(schema);
  const { def } = schema._zod;
  if (['default', 'prefault', 'catch', 'transform', 'pipe'].includes(def.type)) return true;
  return partsOf(def).some((part) => changesWhenParsed(part, seen));
}

const partsOf = (value: unknown): z.core.$ZodType[] => {
  if (value instanceof z.core.$ZodType) return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(partsOf) : [];
};
