/** A form that makes one call: its fields are checked by the call's own rules before they are sent, the server's after. */
import {
  type BodyOf,
  type Call,
  type FieldErrors,
  isMissing,
  REQUIRED,
  type ReplyOf,
} from '@parrot/contract/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type * as z from 'zod';
import { ApiError } from '../../../shared/http/api-error.ts';
import { ask } from '../http/call-accounts.ts';

type Options<C extends Call, Field extends string> = {
  /** What the fields hold at first. */
  fields: Record<Field, string>;
  /** What goes along without a field. */
  along?: Partial<BodyOf<C>>;
  /** Where the form asks for more than the call does. */
  rules?: z.ZodType;
  onDone: (reply: ReplyOf<C>, values: Record<Field, string>) => void;
};

export function useCallForm<C extends Call, Field extends string>(call: C, options: Options<C, Field>) {
  const { along, rules = call.body, onDone } = options;
  const [values, setValues] = useState(options.fields);
  const [wrong, setWrong] = useState<FieldErrors>({});
  const form = useRef<HTMLFormElement>(null);
  const [checks, setChecks] = useState(0);

  const request = useMutation({
    mutationFn: (body: BodyOf<C>) => ask(call, { body }),
    onSuccess: (reply) => onDone(reply, values),
    onError: (error) => tellWrong(error instanceof ApiError ? error.fields : {}),
  });

  const tellWrong = (errors: FieldErrors) => {
    setWrong(errors);
    setChecks((count) => count + 1);
  };

  // The wrong fields are marked only once they are drawn again.
  useEffect(() => {
    if (checks > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [checks]);

  const change = (field: Field, value: string) => {
    const next = { ...values, [field]: value };
    setValues(next);
    if (!wrong[field]) return;
    const { [field]: mine, ...others } = wrong;
    const still = check(rules, { ...along, ...next }).errors[field];
    setWrong(still ? { ...others, [field]: still } : others);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (request.isPending) return;
    const { errors, data } = check(rules, { ...along, ...values });
    request.reset();
    tellWrong(errors);
    if (data) request.mutate(data as BodyOf<C>);
  };

  return {
    values,
    /** Everything a field needs to know of the form. */
    field: (name: Field) => ({
      name,
      value: values[name],
      error: wrong[name],
      onChange: (value: string) => change(name, value),
    }),
    form: { ref: form, onSubmit: submit, noValidate: true },
    failure: request.error,
    busy: request.isPending,
    done: request.isSuccess,
  };
}

function check(rules: z.ZodType, values: Record<string, unknown>): { errors: FieldErrors; data?: unknown } {
  const result = rules.safeParse(values);
  if (result.success) return { errors: {}, data: result.data };
  const errors: FieldErrors = {};
  for (const { path, message } of result.error.issues) {
    const field = String(path[0]);
    errors[field] ??= isMissing(values[field]) ? REQUIRED : message;
  }
  return { errors };
}
