/** Converts any input to a value type. Reads own properties of plain JSON only. */
import { type LanguageCode, LIMITS } from '@parrot/contract/core';
import type { Value, ValueType } from '@parrot/contract/flows';
import { dateOf } from './date-of.ts';
import { soundDay } from './dates.ts';
import { numberOf, plainNumberOf } from './number-of.ts';
import { storedText } from './stored-text.ts';
import { yesNoOf } from './yes-no-of.ts';

/** Lazy, because computing the date takes a while. */
type Given = { language: LanguageCode; today: () => string };
type Single = string | number | boolean;

/** Undefined if it can't be converted. */
export function converted(from: unknown, type: ValueType, given: Given): Value | undefined {
  switch (type) {
    case 'text':
      return Array.isArray(from) ? storedText(singlesOf(from).map(String).join(', ')) : textFrom(from);
    case 'number':
      return numberFrom(from, given.language);
    case 'yesNo':
      return yesNoFrom(from);
    case 'date':
      return typeof from === 'string' ? dateOf(from, { ...given, today: given.today() }) : undefined;
    case 'list':
      return listFrom(from);
  }
}

function textFrom(from: unknown): string | undefined {
  const single = singleOf(from);
  return single === undefined ? undefined : storedText(String(single));
}

function numberFrom(from: unknown, language: LanguageCode): number | undefined {
  const single = singleOf(from);
  if (typeof single === 'number') return single;
  return typeof single === 'string' ? (plainNumberOf(single) ?? numberOf(single, language)) : undefined;
}

function yesNoFrom(from: unknown): boolean | undefined {
  const single = singleOf(from);
  return typeof single === 'boolean' || single === undefined ? single : yesNoOf(String(single));
}

function listFrom(from: unknown): Single[] | undefined {
  if (Array.isArray(from)) return singlesOf(from);
  const single = singleOf(from);
  if (single === undefined) return undefined;
  return single === '' ? [] : [single];
}

/** The maximum characters of all items of a list, which is stored at every turn. */
const LONGEST_LIST = 20_000;

function singlesOf(from: readonly unknown[]): Single[] {
  const singles: Single[] = [];
  let length = 0;
  for (const item of from.slice(0, LIMITS.flowListItems)) {
    const single = singleOf(item);
    length += String(single ?? '').length;
    if (length > LONGEST_LIST) break;
    if (single !== undefined) singles.push(single);
  }
  return singles;
}

function singleOf(from: unknown): Single | undefined {
  switch (typeof from) {
    case 'string':
      return storedText(from);
    case 'boolean':
      return from;
    case 'number':
      return Number.isFinite(from) ? (from === 0 ? 0 : from) : undefined;
    case 'bigint':
      return singleOf(Number(from));
    case 'object':
      return from === null ? undefined : jsonOf(from);
    default:
      return undefined;
  }
}

function jsonOf(from: object): string | undefined {
  try {
    return storedText(JSON.stringify(from) ?? '');
  } catch {
    // A circular object, which JSON never contains.
    return undefined;
  }
}

/** Whether it already has the type. */
export function fits(value: Value, type: ValueType): boolean {
  switch (type) {
    case 'text':
      return typeof value === 'string';
    case 'number':
      return typeof value === 'number';
    case 'yesNo':
      return typeof value === 'boolean';
    case 'date':
      return typeof value === 'string' && soundDay(value) === value;
    case 'list':
      return Array.isArray(value);
  }
}
