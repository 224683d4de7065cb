/** Asks for a new password after a link from an email; an invalid link has its own page. */
import type { resetPassword, verifyEmail } from '@parrot/contract/accounts';
import type { ReactNode } from 'react';
import { page } from '../../../shared/browser/page-location.ts';
import { ApiError, messageOf } from '../../../shared/http/api-error.ts';
import { StrengthMeter } from '../../../shared/password/strength-meter.tsx';
import { AccountsForm } from '../form/accounts-form.tsx';
import { PasswordField } from '../form/password-field.tsx';
import { useAccountsForm } from '../form/use-accounts-form.ts';
import { AccountsFrame } from '../frame/accounts-frame.tsx';

type ChoosePasswordPageProps = {
  call: typeof verifyEmail | typeof resetPassword;
  token: string;
  texts: { page: string; title: string; text: string; label: string; submit: string };
  deadLink: (message: string) => ReactNode;
};

export function ChoosePasswordPage({ call, token, texts, deadLink }: ChoosePasswordPageProps) {
  const form = useAccountsForm(call, {
    initial: { password: '' },
    extra: { token },
    onSuccess: ({ redirectTo }) => page.leaveTo(redirectTo),
  });
  if (form.failure instanceof ApiError && form.failure.code === 'link_invalid')
    return deadLink(messageOf(form.failure));
  return (
    <AccountsFrame page={texts.page} title={texts.title} text={texts.text}>
      <AccountsForm form={form} submit={texts.submit} leavesPage>
        <PasswordField {...form.field('password')} first label={texts.label} autoComplete="new-password" />
        <StrengthMeter password={form.values.password} />
      </AccountsForm>
    </AccountsFrame>
  );
}
