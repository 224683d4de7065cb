/** A JSON Schema as a flat list of fields. */
import { childSchema, type JsonSchema } from './json-schema.ts';

/** `name` is the full path, such as `items[].appId`. */
export type Field = { name: string; type: string; required: boolean; note: string };

export function fieldsOf(schema: JsonSchema, before = ''): Field[] {
  const required = new Set(schema.required ?? []);
  return Object.entries(schema.properties ?? {}).flatMap(([key, child]) =>
    fieldAndBelow(before + key, childSchema(child), required.has(key)),
  );
}

function fieldAndBelow(name: string, schema: JsonSchema, required: boolean): Field[] {
  const own = { name, type: typeOf(schema), required, note: noteOf(schema) };
  const core = withoutNull(schema);
  if (core.type !== 'array') return [own, ...fieldsOf(core, `${name}.`)];
  return [own, ...fieldsOf(withoutNull(childSchema(core.items)), `${name}[].`)];
}

function typeOf(schema: JsonSchema): string {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return [...new Set(choices.map((choice) => typeOf(childSchema(choice))))].join(' or ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.type === 'array') return `list of ${typeOf(childSchema(schema.items))}`;
  if (schema.format === 'date-time') return 'time';
  if (schema.format === 'binary') return 'file';
  return [schema.type ?? 'anything'].flat().join(' or ');
}

function noteOf(schema: JsonSchema): string {
  const core = withoutNull(schema);
  const item = core.type === 'array' ? withoutNull(childSchema(core.items)) : core;
  const choices = (item.enum ?? []).map((choice) => JSON.stringify(choice)).join(', ');
  const id = /^\^([a-z]{3})_\[/.exec(item.pattern ?? '')?.[1];
  return [
    choices && `one of ${choices}`,
    id ? `an id that starts with ${id}_` : item.pattern && `matches ${item.pattern}`,
    range(core.minLength ?? item.minLength, core.maxLength ?? item.maxLength, 'characters'),
    range(core.minItems, core.maxItems, 'entries'),
    range(core.minimum, core.maximum, ''),
    schema.format === 'binary' && schema.description,
    schema.default !== undefined && `${JSON.stringify(schema.default)} where left out`,
  ]
    .filter(Boolean)
    .join('; ');
}

function range(least: number | undefined, most: number | undefined, unit: string): string {
  const terms = [
    least !== undefined && least > 0 && `at least ${least}`,
    most !== undefined && `at most ${most}`,
  ].filter(Boolean);
  return terms.length ? `${terms.join(', ')} ${unit}`.trim() : '';
}

/** The schema without its null alternative. */
function withoutNull(schema: JsonSchema): JsonSchema {
  const choices = (schema.anyOf ?? []).map(childSchema).filter((choice) => choice.type !== 'null');
  return choices.length === 1 && choices[0] ? choices[0] : schema;
}
