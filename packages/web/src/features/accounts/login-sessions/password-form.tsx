/** A new password, by the current one. */
import { Button } from '@mantine/core';
import { changePassword } from '@parrot/contract/accounts';
import type { FieldErrors } from '@parrot/contract/core';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, messageOf } from '../../../shared/http/api-error.ts';
import { StrengthMeter } from '../../../shared/password/strength-meter.tsx';
import { toast } from '../../../shared/toast/toast.ts';
import classes from './password-form.module.css';
import { SecretInput } from './password-input.tsx';
import { useChangePassword } from './use-login-sessions.ts';

const EMPTY = { currentPassword: '', newPassword: '' };

/** `personal`: what whoever wants in would try first. */
export function PasswordForm({ personal }: { personal: string[] }) {
  const { t } = useTranslation('profile');
  const [values, setValues] = useState(EMPTY);
  const [wrong, setWrong] = useState<FieldErrors>({});
  const form = useRef<HTMLFormElement>(null);
  const change = useChangePassword();

  const field = (name: keyof typeof EMPTY) => ({
    name,
    value: values[name],
    error: wrong[name],
    onChange: (value: string) => {
      setValues({ ...values, [name]: value });
      setWrong({ ...wrong, [name]: '' });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = changePassword.body.safeParse(values);
    setWrong(checked.success ? {} : problemsOf(checked.error.issues));
    if (!checked.success) return focusFirst(form.current);
    change.mutate(checked.data, {
      onSuccess: () => {
        setValues(EMPTY);
        toast.success(t('security.password.changed'));
      },
      onError: (error) => {
        setWrong(error instanceof ApiError ? error.fields : {});
        focusFirst(form.current);
      },
    });
  };
  const refusal = change.error && Object.keys(wrong).length === 0 ? messageOf(change.error) : null;
  return (
    <form ref={form} onSubmit={submit} noValidate className={classes.form}>
      <SecretInput
        {...field('currentPassword')}
        label={t('security.password.current')}
        autoComplete="current-password"
      />
      <SecretInput {...field('newPassword')} label={t('security.password.new')} autoComplete="new-password" />
      <StrengthMeter password={values.newPassword} personal={personal} />
      {refusal && (
        <p className={classes.failure} role="alert">
          {refusal}
        </p>
      )}
      <div>
        <Button type="submit" loading={change.isPending}>
          {t('security.password.submit')}
        </Button>
      </div>
    </form>
  );
}

const problemsOf = (issues: { path: PropertyKey[]; message: string }[]): FieldErrors =>
  Object.fromEntries([...issues].reverse().map(({ path, message }) => [String(path[0]), message]));

/** The wrong fields are marked only once they are drawn again. */
const focusFirst = (form: HTMLFormElement | null) =>
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
