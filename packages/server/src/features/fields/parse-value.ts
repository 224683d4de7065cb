import {
  badField,
  type CustomField,
  type FieldType,
  type FieldValue,
  readFieldValue,
} from '@parrot/contract/core';

/** What an agent has entered, as the field stores it. */
export function parseValue(field: Pick<CustomField, 'type' | 'options'>, written: FieldValue): FieldValue {
  const value = readFieldValue(field, written);
  if (value === undefined) throw badField('value', INVALID[field.type]);
  return value;
}

const INVALID: Record<FieldType, string> = {
  text: 'Please enter text.',
  number: 'Please enter a number.',
  date: 'Please enter a date such as 2026-03-31.',
  yesNo: 'Please choose yes or no.',
  choice: 'Please choose one of the options.',
};
