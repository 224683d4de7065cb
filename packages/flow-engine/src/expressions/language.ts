/**
 * The expression language: CEL without maps, fields, bytes, times and regular expressions. It can only access
 * the given values.
 */
import { Environment } from '@marcbachmann/cel-js';
import { LIMITS } from '@parrot/contract/core';
import { daysBetween, daysLater, soundDay } from '../values/dates.ts';

export const OPERATIONS: ReadonlySet<string> = new Set([
  ...['value', 'id', 'list', '[]', '?:', '||', '&&', '!_', '-_'],
  ...['==', '!=', '<', '<=', '>', '>=', 'in', '+', '-', '*', '/', '%'],
  ...['call', 'rcall'],
]);

export const FUNCTIONS: ReadonlySet<string> = new Set([
  ...['size', 'int', 'double', 'string', 'bool', 'round', 'addDays', 'daysBetween'],
]);

/** Called on a value: `name.startsWith("A")`. */
export const METHODS: ReadonlySet<string> = new Set([
  ...['size', 'contains', 'startsWith', 'endsWith', 'lowerAscii', 'upperAscii', 'trim'],
  ...['indexOf', 'lastIndexOf', 'substring', 'split', 'join'],
]);

/** Iterate over a list; the first argument names each item. */
export const LOOPS: ReadonlySet<string> = new Set(['all', 'exists', 'exists_one', 'map', 'filter']);

const SYNC = { async: false };
const day = (text: string): string => {
  const sound = soundDay(text);
  if (sound === undefined) throw new RangeError(`“${text.slice(0, 40)}” isn’t a date such as 2026-05-31.`);
  return sound;
};
const later = (from: string, count: number): string => {
  const sound = daysLater(day(from), count);
  if (sound === undefined) throw new RangeError('This date is out of range.');
  return sound;
};

/** CEL separates integers and doubles strictly; builders do not. */
const ARITHMETIC: Record<string, (left: number, right: number) => number> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
  '%': (left, right) => left % right,
};

export const environment = new Environment({
  unlistedVariablesAreDyn: true,
  homogeneousAggregateLiterals: false,
  limits: {
    maxAstNodes: LIMITS.flowExpression,
    maxDepth: 40,
    maxListElements: LIMITS.flowListItems,
    maxMapEntries: 1,
    maxCallArguments: 4,
  },
})
  .registerFunction('round(double): double', (number: number) => Math.round(number), SYNC)
  .registerFunction('round(int): int', (number: bigint) => number, SYNC)
  .registerFunction(
    'addDays(string, int): string',
    (from: string, count: bigint) => later(from, Number(count)),
    SYNC,
  )
  .registerFunction('addDays(string, double): string', later, SYNC)
  .registerFunction(
    'daysBetween(string, string): int',
    (from: string, until: string) => BigInt(daysBetween(day(from), day(until))),
    SYNC,
  );

for (const [sign, work] of Object.entries(ARITHMETIC)) {
  const mixed = (left: number | bigint, right: number | bigint) => work(Number(left), Number(right));
  environment.registerOperator(`int ${sign} double: double`, mixed);
  environment.registerOperator(`double ${sign} int: double`, mixed);
}
// Doubles have a remainder, too.
environment.registerOperator('double % double: double', (left: number, right: number) => left % right);
