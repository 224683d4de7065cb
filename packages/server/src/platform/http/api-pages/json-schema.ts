import type { Call } from '@parrot/contract/core';
import * as z from 'zod';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** A contract schema as JSON Schema: what clients may send ('input') or get ('output'). */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...bare } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      // The format is enough; the pattern is too long to read.
      if (jsonSchema.format === 'date-time') delete jsonSchema.pattern;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    },
  });
  return bare;
}

/** What a call takes besides its query, including a form's file. */
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

/** A child schema; boolean schemas carry no information. */
export const childSchema = (child: unknown): JsonSchema =>
  typeof child === 'object' && child !== null ? (child as JsonSchema) : {};

export const hasFields = (schema: JsonSchema): boolean => Object.keys(schema.properties ?? {}).length > 0;
