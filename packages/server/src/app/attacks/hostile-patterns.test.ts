/** Texts on which a careless regular expression takes minutes. */
import { CALLS, EMITS } from '@parrot/contract/catalog';
import { isEmail, parseRichText, plainText, textParts } from '@parrot/contract/core';
import { attack } from '@parrot/testkit/attacks';
import { expect, test } from 'vitest';
import { jsonSchemaOf } from '../../platform/http/api-pages/json-schema.ts';
import type { Schema } from '../inventory/sample-input.fixture.ts';
import { inputSchemaOf, placedTexts, takesQuery } from './request-forms.fixture.ts';

/** Repeated beginnings of what patterns look for, never closed. */
const PUMPS = [
  'a',
  ' ',
  '\n',
  '<',
  '<!--',
  '[',
  '![a](',
  '*',
  '**a',
  'a@',
  'a.',
  '-',
  'http://',
  '(',
  '\u200d👩',
];
const LENGTH = 20_000;
const pumped = (pump: string) => `${pump.repeat(LENGTH / pump.length)}!`;

/** Of this process: another one may use the processor meanwhile. */
const cpuMsOf = (work: () => unknown): number => {
  const began = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1_000;
};
/** A pattern that backtracks takes hours for such texts; the slowest of ours some milliseconds. */
const MOST_MS = 2_000;

test('no rule of the contract takes long to refuse a text', async () => {
  const inputs = [
    ...CALLS.map((call) => ({
      name: call.name,
      schema: inputSchemaOf(call),
      parse: (takesQuery(call) ? call.query : call.body).safeParse,
    })),
    ...EMITS.map(({ channel, name, payload }) => ({
      name: `${channel}:${name}`,
      schema: jsonSchemaOf(payload, 'input') as Schema,
      parse: payload.safeParse,
    })),
  ];
  for (const [number, { name, schema, parse }] of inputs.entries()) {
    const pump = PUMPS[number % PUMPS.length] ?? 'a';
    for (const { path, input } of placedTexts(schema, pumped(pump)))
      await attack('regexes', `${name} ${path} ${pump}`, () =>
        expect(cpuMsOf(() => parse(input))).toBeLessThan(MOST_MS),
      );
  }
});

test('no text takes long to parse as a message', async () => {
  const parsers = { isEmail, parseRichText, plainText, textParts };
  for (const [name, parse] of Object.entries(parsers))
    for (const pump of PUMPS)
      await attack('regexes', `${name} ${pump}`, () =>
        expect(cpuMsOf(() => parse(pumped(pump)))).toBeLessThan(MOST_MS),
      );
});
