import type { Call } from '@parrot/contract/core';
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

/** What is sent to a call besides its query, the file of a form included. */
export function bodySchemaOf({ body, upload }: Call): JsonSchema {
  const schema = jsonSchemaOf(body, 'input');
  if (!upload) return schema;
  const file = {
    type: 'string' as const,
    format: 'binary',
    description: `A file of less than ${upload.maxBytes} bytes.`,
  };
  return {
    ...schema,
    properties: { ...schema.properties, [upload.field]: file },
    required: [...(schema.required ?? []), upload.field],
  };
}

/** A child of a schema; the ones that are only true or false have nothing to tell. */
export const childSchema = (child: unknown): JsonSchema =>
  typeof child === 'object' && child !== null ? (child as JsonSchema) : {};

export const hasFields = (schema: JsonSchema): boolean => Object.keys(schema.properties ?? {}).length > 0;
