/** Sets up an authenticator app, because a workspace needs a second factor; then the sign-in continues. */
import { Button, Skeleton } from '@mantine/core';
import { confirmTotpAtSignIn, finishSignIn, startTotpAtSignIn } from '@parrot/contract/accounts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { page } from '../../../shared/browser/page-location.ts';
import { RecoveryCodes } from '../../../shared/second-factor/recovery-codes.tsx';
import { TotpKey } from '../../../shared/second-factor/totp-key.tsx';
import { AccountsForm } from '../form/accounts-form.tsx';
import { CodeField } from '../form/code-field.tsx';
import { FailureNotice } from '../form/failure-notice.tsx';
import fields from '../form/fields.module.css';
import { useAccountsForm } from '../form/use-accounts-form.ts';
import { AccountsFrame } from '../frame/accounts-frame.tsx';
import { callAccounts } from '../http/call-accounts.ts';
import { StepLink } from '../navigation/step-link.tsx';
import { useCallOnce } from '../pages/use-call-once.ts';
import { usePageRedirection } from '../pages/use-page-redirection.ts';

type SetUpSecondFactorProps = { token: string; emailId: string };
type Confirmed = { recoveryCodes: string[]; token: string };

export function SetUpSecondFactor({ token, emailId }: SetUpSecondFactorProps) {
  const [confirmed, setConfirmed] = useState<Confirmed>();
  return confirmed ? (
    <SaveCodes {...confirmed} emailId={emailId} />
  ) : (
    <ConfirmApp token={token} onConfirmed={setConfirmed} />
  );
}

function ConfirmApp({ token, onConfirmed }: { token: string; onConfirmed: (reply: Confirmed) => void }) {
  const { t } = useTranslation('second-factor');
  const { data: setUp, error } = useCallOnce(startTotpAtSignIn, { token });
  const { field, ...form } = useAccountsForm(confirmTotpAtSignIn, {
    initial: { code: '' },
    extra: { token },
    onSuccess: onConfirmed,
  });
  return (
    <AccountsFrame
      page={t('setUp.title')}
      title={t('signIn.mustTitle')}
      text={t('signIn.mustText')}
      foot={<StepLink to="/">{t('signIn.back')}</StepLink>}
    >
      {error && <FailureNotice failure={error} wait={undefined} />}
      {!error && !setUp && <Skeleton h={320} role="status" aria-label={t('signIn.loading')} />}
      {setUp && (
        <AccountsForm form={form} submit={t('setUp.submit')}>
          <p>{t('setUp.text')}</p>
          <TotpKey setUp={setUp} />
          <CodeField {...field('code')} label={t('code')} description={t('setUp.codeHelp')} />
        </AccountsForm>
      )}
    </AccountsFrame>
  );
}

function SaveCodes({ recoveryCodes, token, emailId }: Confirmed & { emailId: string }) {
  const { t } = useTranslation('second-factor');
  const pageRedirection = usePageRedirection();
  const finish = useMutation({
    mutationFn: () => callAccounts(finishSignIn, { body: { token, pageRedirection } }),
    onSuccess: ({ redirectTo }) => page.leaveTo(redirectTo),
  });
  return (
    <AccountsFrame page={t('codes.title')} title={t('codes.title')}>
      <div className={fields.form}>
        {finish.error && <FailureNotice failure={finish.error} wait={undefined} />}
        <RecoveryCodes codes={recoveryCodes} account={emailId} />
        <Button
          size="lg"
          className={fields.submit}
          loading={finish.isPending || finish.isSuccess}
          onClick={() => finish.mutate()}
        >
          {t('signIn.continue')}
        </Button>
      </div>
    </AccountsFrame>
  );
}
