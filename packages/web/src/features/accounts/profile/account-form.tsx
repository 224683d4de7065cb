/** Name, language and time zone; the email address is the login name and can't be changed. */
import { Button, Select, TextInput } from '@mantine/core';
import { type Profile, profileChanges } from '@parrot/contract/accounts';
import { type LanguageCode, LIMITS } from '@parrot/contract/core';
import { useTranslation } from 'react-i18next';
import { FormMessage } from '../../../shared/form/form-message.tsx';
import { TimeZoneSelect } from '../../../shared/form/time-zone-select.tsx';
import { useForm } from '../../../shared/form/use-form.ts';
import { shippedLanguages } from '../../../shared/i18n/i18n.ts';
import { LANGUAGE_NAMES } from '../../../shared/i18n/language.ts';
import { toast } from '../../../shared/toast/toast.ts';
import classes from './account-form.module.css';
import { useSaveAccount } from './use-account.ts';

export function AccountForm({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile');
  const save = useSaveAccount();
  const { textField, field, ...form } = useForm({
    initial: { userName: profile.userName, language: profile.language, timeZone: profile.timeZone },
    schema: profileChanges,
    send: (body) => save.mutateAsync(body),
    onSuccess: (_reply, values) => {
      form.change({ userName: values.userName.trim() });
      toast.success(t('account.saved'));
    },
  });
  const languageField = field('language');
  return (
    <form {...form.formProps} className={classes.form}>
      <div className={classes.fields}>
        <TextInput
          {...textField('userName')}
          label={t('account.name')}
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
          data={shippedLanguages.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          value={languageField.value}
          onChange={(value) => value && languageField.onChange(value as LanguageCode)}
          error={languageField.error}
          allowDeselect={false}
        />
        <TimeZoneSelect {...field('timeZone')} label={t('account.timeZone')} />
      </div>
      <FormMessage form={form} />
      <div>
        <Button type="submit" loading={form.isPending} disabled={!form.isDirty}>
          {t('account.save')}
        </Button>
      </div>
    </form>
  );
}
