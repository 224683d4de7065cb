import { badField, type CustomField, hasOptions, NO_OPTIONS } from '@parrot/contract/core';

const folded = (text: string): string => text.toLocaleLowerCase('en');

/** Labels are compared without regard to case; `own` is the field that is changed. */
export function requireFreeLabel<Field extends CustomField>(
  fields: readonly Field[],
  label: string,
  own?: Field,
): void {
  if (fields.some((field) => field !== own && folded(field.label) === folded(label)))
    throw badField('label', 'A field with this name already exists.');
}

/** The options that a field of this type stores. */
export function requireOptions({ type }: Pick<CustomField, 'type'>, options: string[]): string[] {
  if (!hasOptions({ type, options })) throw badField('options', NO_OPTIONS);
  return type === 'choice' ? options : [];
}
