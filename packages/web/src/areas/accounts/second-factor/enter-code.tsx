/** Asks for a code of the authenticator app or a recovery code. */
import { enterSecondFactor } from '@parrot/contract/accounts';
import { Trans, useTranslation } from 'react-i18next';
import { page } from '../../../shared/browser/page-location.ts';
import { AccountsForm } from '../form/accounts-form.tsx';
import { CodeField } from '../form/code-field.tsx';
import { useAccountsForm } from '../form/use-accounts-form.ts';
import { AccountsFrame } from '../frame/accounts-frame.tsx';
import { StepLink } from '../navigation/step-link.tsx';
import { PasskeyButton } from '../pages/passkey-button.tsx';
import { usePageRedirection } from '../pages/use-page-redirection.ts';

type EnterCodeProps = { token: string; emailId: string; hasPasskey: boolean };

export function EnterCode({ token, emailId, hasPasskey }: EnterCodeProps) {
  const { t } = useTranslation('second-factor');
  const { field, ...form } = useAccountsForm(enterSecondFactor, {
    initial: { code: '' },
    extra: { token, pageRedirection: usePageRedirection() },
    onSuccess: ({ redirectTo }) => page.leaveTo(redirectTo),
  });
  return (
    <AccountsFrame
      page={t('signIn.page')}
      title={t('signIn.title')}
      text={<Trans t={t} i18nKey="signIn.text" values={{ emailId }} components={{ b: <b /> }} />}
      foot={<StepLink to="/">{t('signIn.back')}</StepLink>}
    >
      <AccountsForm form={form} submit={t('signIn.submit')} leavesPage>
        <CodeField {...field('code')} label={t('code')} description={t('codeOrRecovery')} />
      </AccountsForm>
      {hasPasskey && <PasskeyButton token={token} label={t('passkeys.useInstead')} />}
    </AccountsFrame>
  );
}
