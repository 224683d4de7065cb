import { expect, test } from 'vitest';
import type * as z from 'zod';
import * as parsing from 'zod/v4/core';
import { badInputs } from './bad-inputs.fixture.ts';
import { CALLS, EMITS } from './index.ts';

type Input = [name: string, schema: z.ZodType];
const INPUTS: Input[] = [
  ...CALLS.flatMap(({ name, query, body }): Input[] => [
    [`${name} query`, query],
    [`${name} body`, body],
  ]),
  ...EMITS.map(({ channel, name, payload }): Input => [`${channel}:${name}`, payload]),
];

/** Zod's default messages. */
const ZODS_OWN = /invalid|expected|received|too (big|small)|unrecognized|[<>]=|must |pattern/i;
const isUnhelpful = ({ code, message }: z.core.$ZodIssue) =>
  message === 'Please check the format.' || (code === 'custom' && message === 'Please check this value.');
const isCodeName = (name: string) => /[a-z][A-Z]|_/.test(name);

function complaint(issue: z.core.$ZodIssue, codeNames: Set<string>): string | undefined {
  const { message } = issue;
  if (ZODS_OWN.test(message)) return 'is zod’s own';
  if (isUnhelpful(issue)) return 'says too little';
  if (!/^[A-Z].*[.^~]$/s.test(message) && message !== 'Required') return 'is no sentence';
  const named = message.match(/[\w$]+/g)?.find((word) => codeNames.has(word));
  return named && `contains the code name ${named}`;
}

test('every rule of every call and socket event has a readable message', () => {
  const seen = new Set<z.core.$ZodType>();
  const tried = INPUTS.flatMap(([name, schema]) => badInputs(schema, seen).map((bad) => ({ name, ...bad })));
  const codeNames = new Set(tried.flatMap(({ path }) => path).filter(isCodeName));
  const faults = new Set<string>();
  let broken = 0;
  for (const { name, path, schema, value } of tried) {
    const { error } = parsing.safeParse(schema, value);
    for (const issue of error?.issues ?? []) {
      broken += 1;
      const fault = complaint(issue, codeNames);
      if (fault) faults.add(`${name} ${path.join('.')}: '${issue.message}' ${fault}`);
    }
  }
  expect(broken).toBeGreaterThan(5_000);
  expect([...faults]).toEqual([]);
});
