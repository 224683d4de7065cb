/** Changes the password, by the current one. */
import { Button } from '@mantine/core';
import { changePassword } from '@parrot/contract/accounts';
import { useTranslation } from 'react-i18next';
import { FormMessage } from '../../../shared/form/form-message.tsx';
import { useForm } from '../../../shared/form/use-form.ts';
import { PasswordTextInput } from '../../../shared/password/password-text-input.tsx';
import { StrengthMeter } from '../../../shared/password/strength-meter.tsx';
import { toast } from '../../../shared/toast/toast.ts';
import classes from './password-form.module.css';
import { useChangePassword } from './use-login-sessions.ts';

const EMPTY = { currentPassword: '', newPassword: '' };

/** `personal`: texts that an attacker would try first. */
export function PasswordForm({ personal }: { personal: string[] }) {
  const { t } = useTranslation('profile');
  const change = useChangePassword();
  const form = useForm({
    initial: EMPTY,
    schema: changePassword.body,
    send: (body) => change.mutateAsync(body),
    onSuccess: () => {
      form.reset();
      toast.success(t('security.password.changed'));
    },
  });
  return (
    <form {...form.formProps} className={classes.form}>
      <PasswordTextInput
        {...form.field('currentPassword')}
        label={t('security.password.current')}
        autoComplete="current-password"
      />
      <PasswordTextInput
        {...form.field('newPassword')}
        label={t('security.password.new')}
        autoComplete="new-password"
      />
      <StrengthMeter password={form.values.newPassword} personal={personal} />
      <FormMessage form={form} />
      <div>
        <Button type="submit" loading={form.isPending}>
          {t('security.password.submit')}
        </Button>
      </div>
    </form>
  );
}
