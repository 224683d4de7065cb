/** Requests made from the schema of a call: one for each text that it takes, with a hostile text there. */
import type { Call } from '@parrot/contract/core';
import { bodySchemaOf, jsonSchemaOf } from '../../platform/http/api-pages/json-schema.ts';
import { type Schema, sampleOf } from '../inventory/sample-input.fixture.ts';

const MOST_LEVELS = 4;
/** Texts of these forms are checked before they are used. */
const isFreeText = ({ type, enum: options, pattern, format, ...schema }: Schema): boolean =>
  type === 'string' && !options && !pattern && !format && !('const' in schema);

export const takesQuery = ({ method }: Call): boolean => method === 'GET' || method === 'DELETE';

export const inputSchemaOf = (call: Call): Schema =>
  (takesQuery(call) ? jsonSchemaOf(call.query, 'input') : bodySchemaOf(call)) as Schema;

type Placed = { path: string; input: Record<string, unknown> };

/** An input for each free text of the schema, in which that text is hostile and the rest is a sample. */
export function placedTexts(schema: Schema, text: string): Placed[] {
  return textPaths(schema).map((path) => {
    const input = sampleOf({ ...schema, type: 'object' }) as Record<string, unknown>;
    put(input, schema, path, text);
    return { path: path.join('.'), input };
  });
}

function textPaths(schema: Schema, levels = MOST_LEVELS): string[][] {
  if (levels === 0) return [];
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return options.slice(0, 1).flatMap((option) => textPaths(option, levels));
  if (isFreeText(schema)) return [[]];
  if (schema.type === 'array') return textPaths(schema.items ?? {}, levels - 1).map((path) => ['0', ...path]);
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    textPaths(field, levels - 1).map((path) => [name, ...path]),
  );
}

function put(into: Record<string, unknown> | unknown[], schema: Schema, path: string[], text: string): void {
  const [name = '', ...rest] = path;
  const field = Array.isArray(into) ? (schema.items ?? {}) : (schema.properties?.[name] ?? {});
  const target = into as Record<string, unknown>;
  if (rest.length === 0) {
    target[name] = text;
    return;
  }
  const [chosen = field] = field.anyOf ?? field.oneOf ?? [];
  if (typeof target[name] !== 'object' || target[name] === null) target[name] = sampleOf(chosen) ?? {};
  put(target[name] as Record<string, unknown>, chosen, rest, text);
}
