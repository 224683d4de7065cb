/** Accepts an invitation. A new user enters a name and chooses a password; an existing one enters theirs. */
import { Anchor, TextInput } from '@mantine/core';
import { acceptInvitation, type InvitationPreview, openInvitation } from '@parrot/contract/accounts';
import { LIMITS, newPassword, personName } from '@parrot/contract/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { page } from '../../../shared/browser/page-location.ts';
import { ApiError } from '../../../shared/http/api-error.ts';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { StrengthMeter } from '../../../shared/password/strength-meter.tsx';
import { AccountsForm } from '../form/accounts-form.tsx';
import fields from '../form/fields.module.css';
import { PasswordField } from '../form/password-field.tsx';
import { TextField } from '../form/text-field.tsx';
import { useAccountsForm } from '../form/use-accounts-form.ts';
import { StepLink } from '../navigation/step-link.tsx';
import { invitationNextStep } from './invitation-next-step.tsx';

type AcceptInvitationFormProps = { token: string; invitation: InvitationPreview };

export function AcceptInvitationForm({ invitation, token }: AcceptInvitationFormProps) {
  return invitation.hasAccount ? (
    <ExistingUserForm invitation={invitation} token={token} />
  ) : (
    <NewUserForm invitation={invitation} token={token} />
  );
}

const enter = ({ redirectTo }: { redirectTo: string }) => page.leaveTo(redirectTo);

function ExistingUserForm({ token, invitation: { emailId } }: AcceptInvitationFormProps) {
  const { t } = useTranslation('accounts');
  const { field, ...form } = useAccountsForm(acceptInvitation, {
    initial: { password: '' },
    extra: { token },
    onSuccess: enter,
  });
  return (
    <AccountsForm
      form={form}
      submit={t('invitation.submit')}
      leavesPage
      nextStep={invitationNextStep(token, form.failure)}
    >
      <p>{t('invitation.known')}</p>
      <InvitedAddress emailId={emailId} />
      <PasswordField
        {...field('password')}
        first
        label={t('fields.password')}
        autoComplete="current-password"
        labelLink={
          <StepLink to="/forgot" state={{ emailId }}>
            {t('signIn.toForgot')}
          </StepLink>
        }
      />
    </AccountsForm>
  );
}

const NEW_USER = acceptInvitation.body.extend({ name: personName, password: newPassword });

function NewUserForm({ token, invitation: { emailId, tenantName } }: AcceptInvitationFormProps) {
  const { t } = useTranslation('accounts');
  const { field, values, ...form } = useAccountsForm(acceptInvitation, {
    initial: { name: '', password: '' },
    extra: { token, language: useLanguage() },
    schema: NEW_USER,
    onSuccess: enter,
  });
  return (
    <AccountsForm
      form={form}
      submit={t('invitation.submit')}
      leavesPage
      nextStep={
        form.failure instanceof ApiError && form.failure.code === 'other_tenant' ? (
          <UseKnownAccount />
        ) : (
          invitationNextStep(token, form.failure)
        )
      }
    >
      <InvitedAddress emailId={emailId} />
      <TextField
        {...field('name')}
        first
        label={t('fields.name')}
        autoComplete="name"
        maxLength={LIMITS.personName.max}
      />
      <PasswordField {...field('password')} label={t('fields.chosenPassword')} autoComplete="new-password" />
      <StrengthMeter password={values.password} personal={[values.name, tenantName, emailId]} />
    </AccountsForm>
  );
}

/** The account was created after this page was opened: reloaded, the invitation asks for its password. */
function UseKnownAccount() {
  const { t } = useTranslation('accounts');
  const queryClient = useQueryClient();
  const reloadInvitation = () => queryClient.invalidateQueries({ queryKey: [openInvitation.name] });
  return (
    <Anchor component="button" type="button" inherit onClick={reloadInvitation}>
      {t('invitation.useKnown')}
    </Anchor>
  );
}

/** An invitation is for one address; it is shown, also for password managers, but can't be changed. */
function InvitedAddress({ emailId }: { emailId: string }) {
  const { t } = useTranslation('accounts');
  return (
    <TextInput
      size="lg"
      classNames={{ input: fields.input }}
      label={t('fields.emailId')}
      value={emailId}
      autoComplete="username"
      readOnly
    />
  );
}
