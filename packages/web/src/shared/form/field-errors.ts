/** Maps the errors of a schema and of the server to the fields of a form. */
import { ERRORS, type FieldErrors, fieldMessage, isMissing, REQUIRED } from '@parrot/contract/core';
import type * as z from 'zod';
import { ApiError } from '../http/api-error.ts';
import { translated } from '../i18n/translated.ts';

type FieldOf = Partial<Record<string, string>>;

export function issuesByField({ issues }: z.ZodError, input: unknown, fieldOf: FieldOf): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of issues) {
    const name = String(path[0]);
    const value = (input as Record<string, unknown>)[name];
    errors[fieldOf[path.join('.')] ?? fieldOf[name] ?? name] ??= isMissing(value) ? REQUIRED : message;
  }
  return errors;
}

/**
 * The server names a field by its path, such as `unavailability.until`; a form knows it by one part of the
 * path.
 */
export function serverErrorsByField(
  error: unknown,
  fieldOf: FieldOf,
  rendered: ReadonlySet<string>,
): FieldErrors {
  if (!(error instanceof ApiError)) return {};
  const named = Object.entries(error.fields);
  const field = fieldOf[error.code];
  if (named.length === 0) return field ? { [field]: error.message } : {};
  return Object.fromEntries(
    named.map(([path, message]) => {
      const parts = [path, ...path.split('.')].map((part) => fieldOf[part] ?? part);
      return [parts.find((part) => rendered.has(part)) ?? path, message];
    }),
  );
}

/** One message for errors that are shown away from their fields: 'Required' alone would say nothing there. */
export function joinedMessage(errors: [name: string, text: string][]): string {
  const texts = errors.map(([, text]) => text).filter((text) => text !== REQUIRED);
  if (texts.length > 0) return texts.map(translated).join(' ');
  return translated(fieldMessage(Object.fromEntries(errors)) ?? ERRORS.bad_input.message);
}

/** Compares the values of two forms, lists by their content. */
export function isSameValue(one: object, other: object): boolean {
  const before = other as Record<string, unknown>;
  return Object.entries(one).every(
    ([name, value]) =>
      Object.is(value, before[name]) ||
      (Array.isArray(value) && JSON.stringify(value) === JSON.stringify(before[name])),
  );
}
