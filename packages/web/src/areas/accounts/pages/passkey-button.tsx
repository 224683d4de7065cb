/** Signs in with a passkey: instead of the password, or after it with the token. */
import { Button } from '@mantine/core';
import { finishPasskeySignIn, startPasskeySignIn } from '@parrot/contract/accounts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { page } from '../../../shared/browser/page-location.ts';
import { IconFingerprint } from '../../../shared/icons/fingerprint.ts';
import { askForPasskey, supportsPasskeys } from '../../../shared/second-factor/passkeys.ts';
import { FailureNotice } from '../form/failure-notice.tsx';
import fields from '../form/fields.module.css';
import { useRetryCountdown } from '../form/use-retry-countdown.ts';
import { callAccounts } from '../http/call-accounts.ts';
import { usePageRedirection } from './use-page-redirection.ts';

export function PasskeyButton({ token, label }: { token?: string; label: string }) {
  const { t } = useTranslation('accounts');
  const pageRedirection = usePageRedirection();
  const enter = useMutation({
    mutationFn: async () => {
      const { options } = await callAccounts(startPasskeySignIn, { body: { token } });
      const credential = await askForPasskey(options, t('signIn.passkeyFailed'));
      return callAccounts(finishPasskeySignIn, { body: { token, credential, pageRedirection } });
    },
    onSuccess: ({ redirectTo }) => page.leaveTo(redirectTo),
  });
  const wait = useRetryCountdown(enter.error);
  if (!supportsPasskeys()) return null;
  return (
    <>
      {enter.error && <FailureNotice failure={enter.error} wait={wait} />}
      <Button
        size="lg"
        variant="default"
        className={fields.submit}
        leftSection={<IconFingerprint size={16} stroke={1.75} />}
        loading={enter.isPending || enter.isSuccess}
        disabled={(wait ?? 0) > 0}
        onClick={() => enter.mutate()}
      >
        {label}
      </Button>
    </>
  );
}
