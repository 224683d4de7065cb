/** Name, language and time zone; the address is what one signs in with, and stays. */
import { Button, Select, TextInput } from '@mantine/core';
import { type Profile, updateProfile } from '@parrot/contract/accounts';
import { type FieldErrors, LANGUAGES, type LanguageCode, LIMITS } from '@parrot/contract/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, messageOf } from '../../../shared/http/api-error.ts';
import { toast } from '../../../shared/toast/toast.ts';
import classes from './account-form.module.css';
import { TimeZoneSelect } from './time-zone-select.tsx';
import { useSaveAccount } from './use-account.ts';

export function AccountForm({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile');
  const stored = { userName: profile.userName, language: profile.language, timeZone: profile.timeZone };
  const [values, setValues] = useState(stored);
  const [wrong, setWrong] = useState<FieldErrors>({});
  const save = useSaveAccount();

  const change = (next: Partial<typeof values>) => {
    setValues({ ...values, ...next });
    setWrong({});
    save.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = updateProfile.body.safeParse(values);
    if (!checked.success) {
      setWrong(
        Object.fromEntries(checked.error.issues.map(({ path, message }) => [String(path[0]), message])),
      );
      return;
    }
    save.mutate(checked.data, {
      onSuccess: () => {
        setValues(checked.data);
        toast.success(t('account.saved'));
      },
      onError: (error) => setWrong(error instanceof ApiError ? error.fields : {}),
    });
  };
  const refusal = save.error && Object.keys(wrong).length === 0 ? messageOf(save.error) : null;
  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      <div className={classes.fields}>
        <TextInput
          label={t('account.name')}
          value={values.userName}
          onChange={({ currentTarget }) => change({ userName: currentTarget.value })}
          error={wrong.userName}
          maxLength={LIMITS.personName.max}
          autoComplete="name"
        />
        <TextInput
          label={t('account.email')}
          description={t('account.emailHelp')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          value={profile.emailId}
          readOnly
          className={classes.fixed}
        />
        <Select
          label={t('account.language')}
          description={t('account.languageHelp')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          data={LANGUAGES.map((value) => ({ value, label: t(`languages.${value}`) }))}
          value={values.language}
          onChange={(value) => value && change({ language: value as LanguageCode })}
          error={wrong.language}
          allowDeselect={false}
        />
        <TimeZoneSelect
          value={values.timeZone}
          error={wrong.timeZone}
          onChange={(timeZone) => change({ timeZone })}
        />
      </div>
      {refusal && (
        <p className={classes.failure} role="alert">
          {refusal}
        </p>
      )}
      <div>
        <Button type="submit" loading={save.isPending} disabled={isSame(values, stored)}>
          {t('account.save')}
        </Button>
      </div>
    </form>
  );
}

const isSame = <T extends Record<string, string>>(one: T, other: T): boolean =>
  Object.keys(one).every((key) => one[key] === other[key]);
