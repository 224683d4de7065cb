import { signUp } from '@parrot/contract/accounts';
import { LIMITS, languageCode } from '@parrot/contract/core';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { StrengthMeter } from '../../../shared/password/strength-meter.tsx';
import { CallForm } from '../form/accounts-form.tsx';
import { SecretField } from '../form/password-field.tsx';
import { TextField } from '../form/text-field.tsx';
import { useCallForm } from '../form/use-call-form.ts';
import { AccountsFrame } from '../frame/accounts-frame.tsx';
import type { CarriedState } from '../frame/navigation-state.ts';
import { StepLink } from '../frame/step-link.tsx';

export function SignUpPage() {
  const { t, i18n } = useTranslation('accounts');
  const navigate = useNavigate();
  const { form, field, values, failure, busy } = useCallForm(signUp, {
    fields: { name: '', company: '', emailId: '', password: '' },
    along: { language: languageCode.catch('en').parse(i18n.language) },
    onDone: (_reply, { emailId }) => navigate('/check-mail', { state: { emailId } satisfies CarriedState }),
  });
  return (
    <AccountsFrame
      page={t('signUp.page')}
      title={t('signUp.title')}
      text={t('signUp.text', { days: LIMITS.trialDays })}
      foot={
        <>
          {t('signUp.known')} <StepLink to="/">{t('signUp.toSignIn')}</StepLink>
        </>
      }
    >
      <CallForm form={form} failure={failure} busy={busy} submit={t('signUp.submit')}>
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
        <SecretField {...field('password')} label={t('fields.chosenPassword')} autoComplete="new-password" />
        <StrengthMeter password={values.password} personal={[values.name, values.company, values.emailId]} />
      </CallForm>
    </AccountsFrame>
  );
}
