/** Parses input by a contract schema; throws an error that names the wrong fields. */
import { AppError, type FieldErrors } from '@parrot/contract/core';
import type * as z from 'zod';

export function parseInput<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const fields: FieldErrors = {};
  for (const issue of parsed.error.issues) {
    const name = issue.path.map(String).join('.') || 'body';
    fields[name] ??= issue.message;
  }
  throw new AppError('bad_input', { fields });
}
