/** Sign-in by the OpenID Connect provider, if the installation has one. */
import { Button } from '@mantine/core';
import { startOidc } from '@parrot/contract/accounts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { page } from '../../../shared/browser/page-location.ts';
import { IconKey } from '../../../shared/icons/key.ts';
import { FailureNotice } from '../form/failure-notice.tsx';
import fields from '../form/fields.module.css';
import { useRetryCountdown } from '../form/use-retry-countdown.ts';
import { callAccounts } from '../http/call-accounts.ts';
import { useSignInOptions } from '../http/sign-in-options.ts';
import classes from './oidc-button.module.css';

export function OidcButton({ pageRedirection }: { pageRedirection: string | undefined }) {
  const { t } = useTranslation('accounts');
  const { oidcName } = useSignInOptions();
  const start = useMutation({
    mutationFn: () => callAccounts(startOidc, { body: { pageRedirection } }),
    onSuccess: ({ redirectTo }) => page.leaveTo(redirectTo),
  });
  const wait = useRetryCountdown(start.error);
  if (!oidcName) return null;
  return (
    <>
      <div className={classes.or}>{t('signIn.or')}</div>
      {start.error && <FailureNotice failure={start.error} wait={wait} />}
      <Button
        variant="default"
        size="lg"
        className={fields.submit}
        leftSection={<IconKey size={16} stroke={1.75} />}
        loading={start.isPending || start.isSuccess}
        disabled={(wait ?? 0) > 0}
        onClick={() => start.mutate()}
      >
        {t('signIn.oidc', { name: oidcName })}
      </Button>
    </>
  );
}
