/** Fields that a workspace defines itself, about visitors or tickets, and the values they accept. */
import * as z from 'zod';
import { LIMITS } from './limits.ts';
import { requiredText } from './text/written-text.ts';

export const FIELD_TYPES = ['text', 'number', 'date', 'yesNo', 'choice'] as const;
export const fieldType = z.enum(FIELD_TYPES);
export type FieldType = z.infer<typeof fieldType>;

const fieldOptions = z
  .array(requiredText(LIMITS.fieldOption))
  .max(LIMITS.fieldOptions)
  .refine(
    (options) => new Set(options.map(folded)).size === options.length,
    'Each option must be different.',
  );

/** What can be changed later. The type can’t, because values of the old type would be left. */
export const fieldTexts = { label: requiredText(LIMITS.fieldLabel), options: fieldOptions };

export const customField = z.object({
  label: z.string(),
  type: fieldType,
  /** Of a choice; empty otherwise. */
  options: z.array(z.string()),
});
export type CustomField = z.infer<typeof customField>;

type Choice = Pick<CustomField, 'type'> & { options: readonly string[] };

export const hasOptions = ({ type, options }: Choice): boolean => type !== 'choice' || options.length > 0;
export const NO_OPTIONS = 'Add at least one option.';
/** How a schema refuses a choice without options. */
export const needsOptions = { path: ['options'], message: NO_OPTIONS };

export const fieldValue = z.union([z.string(), z.number(), z.boolean()]);
export type FieldValue = z.infer<typeof fieldValue>;

/** As a client sends it; null clears the field. */
export const writtenValue = z.union([z.string().max(LIMITS.fieldText), z.number(), z.boolean()]).nullable();

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const folded = (text: string): string => text.trim().toLocaleLowerCase('en');

/** Undefined if the value doesn’t fit the field. Accepts what sites and flows usually have, such as "42" for 42. */
export function readFieldValue({ type, options }: Choice, value: unknown): FieldValue | undefined {
  switch (type) {
    case 'text':
      return readText(value);
    case 'number':
      return readNumber(value);
    case 'date':
      return readDate(value);
    case 'yesNo':
      return readYesNo(value);
    case 'choice':
      return options.find((option) => folded(option) === folded(String(value)));
  }
}

function readText(value: unknown): string | undefined {
  const text = Array.isArray(value) ? value.join(', ') : value;
  if (!['string', 'number', 'boolean'].includes(typeof text)) return undefined;
  const parsed = requiredText(LIMITS.fieldText).safeParse(String(text));
  return parsed.success ? parsed.data : undefined;
}

function readNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

function readDate(value: unknown): string | undefined {
  const day = typeof value === 'string' ? value.slice(0, 10) : '';
  const at = DATE.test(day) ? new Date(`${day}T00:00:00Z`) : undefined;
  // February 31 would otherwise become a day in March.
  return at && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day) ? day : undefined;
}

const YES_NO = new Map([
  ['true', true],
  ['yes', true],
  ['false', false],
  ['no', false],
]);

const readYesNo = (value: unknown): boolean | undefined =>
  typeof value === 'boolean' ? value : YES_NO.get(folded(String(value)));
