import { signUp } from '@parrot/contract/accounts';
import { LIMITS } from '@parrot/contract/core';
import { useTranslation } from 'react-i18next';
import { ownTimeZone } from '../../../shared/form/time-zones.ts';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { StrengthMeter } from '../../../shared/password/strength-meter.tsx';
import { settings } from '../../../shared/settings/settings.ts';
import { AccountsForm } from '../form/accounts-form.tsx';
import { PasswordField } from '../form/password-field.tsx';
import { TextField } from '../form/text-field.tsx';
import { useAccountsForm } from '../form/use-accounts-form.ts';
import { AccountsFrame } from '../frame/accounts-frame.tsx';
import { navigate } from '../navigation/navigate.ts';
import { StepLink } from '../navigation/step-link.tsx';

export function SignUpPage() {
  const { t } = useTranslation('accounts');
  const { field, values, ...form } = useAccountsForm(signUp, {
    initial: { name: '', company: '', emailId: '', password: '' },
    extra: { language: useLanguage(), timeZone: ownTimeZone() },
    onSuccess: (_reply, { emailId }) => navigate({ pathname: '/check-mail' }, { emailId }),
  });
  return (
    <AccountsFrame
      page={t('signUp.page')}
      title={t('signUp.title')}
      text={t('signUp.text', { days: settings().trialDays })}
      foot={
        <>
          {t('signUp.known')} <StepLink to="/">{t('signUp.toSignIn')}</StepLink>
        </>
      }
    >
      <AccountsForm form={form} submit={t('signUp.submit')}>
        <TextField
          {...field('name')}
          first
          label={t('fields.name')}
          placeholder={t('placeholders.name')}
          autoComplete="name"
          maxLength={LIMITS.personName.max}
        />
        <TextField
          {...field('company')}
          label={t('fields.company')}
          placeholder={t('placeholders.company')}
          autoComplete="organization"
          maxLength={LIMITS.tenantName.max}
        />
        <TextField
          {...field('emailId')}
          type="email"
          label={t('fields.emailId')}
          placeholder={t('placeholders.emailId')}
          autoComplete="email"
        />
        <PasswordField
          {...field('password')}
          label={t('fields.chosenPassword')}
          autoComplete="new-password"
        />
        <StrengthMeter password={values.password} personal={[values.name, values.company, values.emailId]} />
      </AccountsForm>
    </AccountsFrame>
  );
}
