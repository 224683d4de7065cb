/** A form that makes one call of the login page. */
import type { BodyOf, Call, ReplyOf } from '@parrot/contract/core';
import type * as z from 'zod';
import { useForm } from '../../../shared/form/use-form.ts';
import { callAccounts } from '../http/call-accounts.ts';

type AccountsFormOptions<C extends Call, Field extends string> = {
  initial: Record<Field, string>;
  /** The part of the body that has no field. */
  extra?: Partial<BodyOf<C>>;
  /** For a form with stricter rules than the call. */
  schema?: z.ZodType;
  onSuccess: (reply: ReplyOf<C>, values: Record<Field, string>) => void;
};

export function useAccountsForm<C extends Call, Field extends string>(
  call: C,
  { initial, extra, schema = call.body, onSuccess }: AccountsFormOptions<C, Field>,
) {
  return useForm({
    initial,
    schema: schema as z.ZodType<BodyOf<C>>,
    toInput: (values) => ({ ...extra, ...values }),
    send: (body) => callAccounts(call, { body }),
    onSuccess,
  });
}
