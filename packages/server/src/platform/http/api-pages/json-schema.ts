import * as z from 'zod';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** A schema of the contract as JSON Schema: what a client may send ('input') or will get ('output'). */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...bare } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      // The format says it all; the pattern beside it runs over a line and a half.
      if (jsonSchema.format === 'date-time') delete jsonSchema.pattern;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    },
  });
  return bare;
}

/** A child of a schema; the ones that are only true or false have nothing to tell. */
export const childSchema = (child: unknown): JsonSchema =>
  typeof child === 'object' && child !== null ? (child as JsonSchema) : {};

export const hasFields = (schema: JsonSchema): boolean => Object.keys(schema.properties ?? {}).length > 0;
