/** Walks a schema and yields, for every rule in it, values that break the rule. */
import type * as z from 'zod';

export type BadInput = { path: string[]; schema: z.core.$ZodType; value: unknown };

type Def = z.core.$ZodTypes['_zod']['def'];
const defOf = (schema: z.core.$ZodType) => schema._zod.def as Def;

/** One value of each type, so that every schema gets a wrong type. */
const ODD_VALUES: unknown[] = [
  undefined,
  null,
  '',
  ' ',
  '§ <b>',
  'x',
  7,
  -1.5,
  Number.NaN,
  true,
  [],
  [[]],
  {},
];

/** More than any limit on entries. */
const MANY_ENTRIES = Object.fromEntries(Array.from({ length: 2_500 }, (_, at) => [`k${at}`, 'x']));

/** A schema in `seen` is shared with another one and tested there. */
export function badInputs(schema: z.core.$ZodType, seen = new Set<z.core.$ZodType>()): BadInput[] {
  const found: BadInput[] = [];
  const visit = (one: z.core.$ZodType, path: string[]) => {
    // The input of a transform has passed the rules before it.
    if (seen.has(one) || defOf(one).type === 'transform') return;
    seen.add(one);
    for (const value of [...ODD_VALUES, ...beyondLimits(one)]) found.push({ path, schema: one, value });
    for (const [name, part] of partsOf(one)) visit(part, name === '' ? path : [...path, name]);
  };
  visit(schema, []);
  return found;
}

/** Shorter, longer, smaller and larger than this schema's rules allow. */
function beyondLimits(schema: z.core.$ZodType): unknown[] {
  const { minimum, maximum } = (schema._zod.bag ?? {}) as { minimum?: number; maximum?: number };
  switch (defOf(schema).type) {
    case 'string':
      return [minimum, maximum].flatMap((bound) =>
        bound === undefined ? [] : ['x'.repeat(Math.max(bound - 1, 0)), 'x'.repeat(bound + 1)],
      );
    case 'number':
      return [minimum, maximum].flatMap((bound) =>
        bound === undefined ? [] : [bound - 1, bound + 1, bound + 0.5],
      );
    case 'array':
      return [minimum, maximum].flatMap((bound) =>
        bound === undefined ? [] : [Array(Math.max(bound - 1, 0)).fill(''), Array(bound + 1).fill('')],
      );
    case 'object':
    case 'record':
    case 'pipe':
      return [{ type: 'no such type', 'no such key': 'x' }, MANY_ENTRIES];
    default:
      return [];
  }
}

function partsOf(schema: z.core.$ZodType): [string, z.core.$ZodType][] {
  const def = defOf(schema);
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape);
    case 'array':
      return [['0', def.element]];
    case 'record':
      return [
        ['key', def.keyType],
        ['value', def.valueType],
      ];
    case 'tuple':
      return def.items.map((item, at) => [String(at), item]);
    case 'union':
      return def.options.map((option) => ['', option]);
    case 'intersection':
      return [
        ['', def.left],
        ['', def.right],
      ];
    case 'pipe':
      return [
        ['', def.in],
        ['', def.out],
      ];
    case 'lazy':
      return [['', def.getter()]];
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'catch':
    case 'readonly':
      return [['', def.innerType]];
    default:
      return [];
  }
}
