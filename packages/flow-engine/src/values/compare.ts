/** Compares a value with the builder's operand, by the value's type. */
import type { LanguageCode } from '@parrot/contract/core';
import type { Operator, Value, ValueType } from '@parrot/contract/flows';
import { converted } from './converted.ts';
import { yesNoOf } from './yes-no-of.ts';

type Given = { language: LanguageCode; today: () => string };
type Left = { type: ValueType; value?: Value };

export function compareValues(left: Left, operator: Operator, operand: string, given: Given): boolean {
  switch (operator) {
    case 'isSet':
      return isSet(left.value);
    case 'isNotSet':
      return !isSet(left.value);
    case 'isYes':
      return yesNo(left.value) === true;
    case 'isNo':
      return yesNo(left.value) === false;
    case 'is':
      return isSame(left, operand, given);
    case 'isNot':
      return !isSame(left, operand, given);
    case 'contains':
      return contains(left.value, operand);
    case 'containsNot':
      return !contains(left.value, operand);
    case 'startsWith':
      return typeof left.value === 'string' && plain(left.value).startsWith(plain(operand));
    case 'endsWith':
      return typeof left.value === 'string' && plain(left.value).endsWith(plain(operand));
    case 'greater':
    case 'after':
      return inOrder(left, operand, given, (order) => order > 0);
    case 'greaterOrSame':
      return inOrder(left, operand, given, (order) => order >= 0);
    case 'less':
    case 'before':
      return inOrder(left, operand, given, (order) => order < 0);
    case 'lessOrSame':
      return inOrder(left, operand, given, (order) => order <= 0);
  }
}

const isSet = (value: Value | undefined): boolean =>
  value !== undefined &&
  (typeof value === 'string' ? value.trim() !== '' : !Array.isArray(value) || value.length > 0);

const yesNo = (value: Value | undefined): boolean | undefined =>
  value === undefined || Array.isArray(value) ? undefined : yesNoOf(String(value));

function isSame({ type, value }: Left, operand: string, given: Given): boolean {
  if (value === undefined) return false;
  if (Array.isArray(value)) return plain(value.join(', ')) === plain(operand);
  if (typeof value === 'string' && type !== 'date') return plain(value) === plain(operand);
  return converted(operand, type, given) === value;
}

/** A list contains a whole item, a text a substring. */
function contains(value: Value | undefined, operand: string): boolean {
  if (value === undefined) return false;
  if (Array.isArray(value)) return value.some((item) => plain(String(item)) === plain(operand));
  return plain(String(value)).includes(plain(operand));
}

function inOrder(left: Left, operand: string, given: Given, accepts: (order: number) => boolean): boolean {
  if (left.value === undefined) return false;
  for (const type of ORDERED_AS[left.type]) {
    const [one, other] = [converted(left.value, type, given), converted(operand, type, given)];
    if (typeof one === 'number' && typeof other === 'number') return accepts(one - other);
    if (type === 'date' && typeof one === 'string' && typeof other === 'string')
      return accepts(inText(one, other));
  }
  // Times of day: 09:30 is before 10:00.
  const [one, other] = [String(left.value).trim(), operand.trim()];
  return TIME.test(one) && TIME.test(other) && accepts(inText(one, other));
}

/** The types a value can be ordered as; a text can contain a number or a date. */
const ORDERED_AS: Record<ValueType, readonly ValueType[]> = {
  number: ['number'],
  date: ['date'],
  text: ['number', 'date'],
  yesNo: [],
  list: [],
};
const TIME = /^\d{2}:\d{2}$/;
const inText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** Ignores case and Unicode normalization. */
const plain = (text: string): string => text.normalize('NFC').trim().toLowerCase();
