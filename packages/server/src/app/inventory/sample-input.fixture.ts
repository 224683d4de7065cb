/** Inputs made from the documented schema of a call: valid as far as the document tells, or wrong on purpose. */
import { newId } from '@parrot/contract/core';

export type Schema = {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  pattern?: string;
  format?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  minLength?: number;
  minimum?: number;
};

const ID_PATTERN = /^\^([a-z]{3})_\[0-9a-z\]\{22\}\$$/;
const TEXTS: Record<string, string> = {
  'date-time': '2026-03-31T09:30:00.000Z',
  date: '2026-03-31',
  binary: '',
};

/** Contains the required fields only; every id is well-formed and unknown. */
export function sampleOf(schema: Schema): unknown {
  const [option] = schema.anyOf ?? schema.oneOf ?? [];
  if (option) return sampleOf(option);
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, sampleOf(schema.properties?.[name] ?? {})]),
      );
    case 'array':
      return Array.from({ length: schema.minItems ?? 1 }, () => sampleOf(schema.items ?? {}));
    case 'integer':
    case 'number':
      return schema.minimum ?? 1;
    case 'boolean':
      return true;
    case 'string':
      return textFor(schema);
    default:
      return null;
  }
}

function textFor({ pattern = '', format = '', minLength = 1 }: Schema): string {
  const [, prefix] = ID_PATTERN.exec(pattern) ?? [];
  if (prefix) return newId(prefix as 'app');
  return TEXTS[format] ?? 'Sample'.padEnd(minLength, 'x');
}

/** Whether a call with this input can't do without an id. */
export const needsId = (schema: Schema): boolean =>
  ID_PATTERN.test(schema.pattern ?? '') ||
  (schema.required ?? []).some((name) => needsId(schema.properties?.[name] ?? {})) ||
  (schema.items !== undefined && (schema.minItems ?? 0) > 0 && needsId(schema.items));

const isText = (schema: Schema): boolean =>
  schema.type === 'string' && schema.enum === undefined && schema.const === undefined;

/** Every field of a wrong type, but for the tenant: another one is not found, whatever it is. */
export const mistyped = ({ properties: { tenantId: _, ...fields } = {} }: Schema): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      field.type === 'object' ? 'text' : { unexpected: [true] },
    ]),
  );

/** The sample with its texts beyond every limit. */
export const oversized = (schema: Schema, length: number): Record<string, unknown> => ({
  ...(sampleOf({ ...schema, type: 'object' }) as object),
  ...Object.fromEntries(
    Object.entries(schema.properties ?? {})
      .filter(([, field]) => isText(field))
      .map(([name]) => [name, 'x'.repeat(length)]),
  ),
});
