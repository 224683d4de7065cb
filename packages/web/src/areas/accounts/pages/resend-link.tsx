/** Sends the verification mail again, then shows where to find it. */
import { Anchor } from '@mantine/core';
import { resendVerification } from '@parrot/contract/accounts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../shared/http/api-error.ts';
import { callAccounts } from '../http/call-accounts.ts';
import { navigate } from '../navigation/navigate.ts';

export function ResendLink({ emailId }: { emailId: string }) {
  const { t } = useTranslation('accounts');
  const resend = useMutation({
    mutationFn: () => callAccounts(resendVerification, { body: { emailId } }),
    onSuccess: () => navigate({ pathname: '/check-mail' }, { emailId }),
  });
  if (resend.error) return messageOf(resend.error);
  return (
    <Anchor
      component="button"
      type="button"
      inherit
      disabled={resend.isPending}
      onClick={() => resend.mutate()}
    >
      {t('signIn.resend')}
    </Anchor>
  );
}
