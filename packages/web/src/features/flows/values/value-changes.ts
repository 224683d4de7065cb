/** Changes to the values of a flow. */
import {
  type Flow,
  type Value,
  type ValueDefinition,
  type ValueType,
  valueDefinition,
} from '@parrot/contract/flows';
import { renameValue } from './value-usages.ts';

export const withValue = (flow: Flow, name: string, change: Partial<ValueDefinition>): Flow => ({
  ...flow,
  values: flow.values.map((value) => (value.name === name ? { ...value, ...change } : value)),
});

export function withNewValue(flow: Flow): { flow: Flow; name: string } {
  let number = 1;
  while (flow.values.some(({ name }) => name === `value${number}`)) number += 1;
  const name = `value${number}`;
  const value: ValueDefinition = { name, type: 'text', scope: 'conversation', initial: null };
  return { flow: { ...flow, values: [...flow.values, value] }, name };
}

export const withoutValue = (flow: Flow, name: string): Flow => ({
  ...flow,
  values: flow.values.filter((value) => value.name !== name),
});

export type NameProblem = 'badName' | 'taken';

export function nameProblem(flow: Flow, from: string, to: string): NameProblem | null {
  if (from === to) return null;
  if (flow.values.some(({ name }) => name === to)) return 'taken';
  return valueDefinition.shape.name.safeParse(to).success ? null : 'badName';
}

/** Renames it everywhere it is read or set. */
export const withRenamedValue = (flow: Flow, from: string, to: string): Flow =>
  from === to || nameProblem(flow, from, to) ? flow : renameValue(flow, from, to);

/** The initial value after a change of type: converted if possible, otherwise empty. */
export function asType(initial: Value | null, type: ValueType): Value | null {
  if (initial === null || type === 'yesNo') return typeof initial === 'boolean' ? initial : null;
  if (type === 'list') return Array.isArray(initial) ? initial : [initial];
  const single = Array.isArray(initial) ? undefined : initial;
  if (single === undefined || typeof single === 'boolean') return null;
  if (type === 'number') {
    const number = typeof single === 'number' ? single : Number(single.trim() || Number.NaN);
    return Number.isFinite(number) ? number : null;
  }
  if (type === 'date') return /^\d{4}-\d\d-\d\d$/.test(String(single)) ? String(single) : null;
  return String(single);
}
