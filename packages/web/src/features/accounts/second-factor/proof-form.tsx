/** Asks for a code and the password before a change to the second factor. */
import { confirmTotp } from '@parrot/contract/accounts';
import type { BodyOf } from '@parrot/contract/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogForm } from '../../../shared/form/dialog-form.tsx';
import { useForm } from '../../../shared/form/use-form.ts';
import { PasswordTextInput } from '../../../shared/password/password-text-input.tsx';
import { CodeInput } from '../../../shared/second-factor/code-input.tsx';

export type Proof = BodyOf<typeof confirmTotp>;

type ProofFormProps<Reply> = {
  submit: string;
  hasPassword: boolean;
  isDangerous?: boolean;
  /** Says where the code comes from. */
  codeHelp: string;
  send: (proof: Proof) => Promise<Reply>;
  onSuccess: (reply: Reply) => void;
  onCancel: () => void;
  children?: ReactNode;
};

export function ProofForm<Reply>(props: ProofFormProps<Reply>) {
  const { submit, hasPassword, isDangerous, codeHelp, send, onSuccess, onCancel, children } = props;
  const { t } = useTranslation('second-factor');
  const form = useForm({
    initial: { code: '', password: '' },
    schema: hasPassword ? confirmTotp.body.required() : confirmTotp.body,
    toInput: ({ code, password }) => (hasPassword ? { code, password } : { code }),
    send,
    onSuccess,
  });
  return (
    <DialogForm form={form} submit={submit} isDangerous={isDangerous} onCancel={onCancel}>
      {children}
      <CodeInput {...form.field('code')} label={t('code')} description={codeHelp} data-autofocus />
      {hasPassword && (
        <PasswordTextInput
          {...form.field('password')}
          label={t('password')}
          autoComplete="current-password"
        />
      )}
    </DialogForm>
  );
}
