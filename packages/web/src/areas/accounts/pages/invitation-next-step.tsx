/**
 * The next step for an invitation that can't be accepted: a new link if it expired, the sign-in if it was
 * used.
 */
import { Anchor } from '@mantine/core';
import { renewInvitation } from '@parrot/contract/accounts';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, messageOf } from '../../../shared/http/api-error.ts';
import { callAccounts } from '../http/call-accounts.ts';
import { StepLink } from '../navigation/step-link.tsx';

export function invitationNextStep(token: string, failure: Error | null): ReactNode {
  const code = failure instanceof ApiError ? failure.code : '';
  if (code === 'link_invalid') return <NewLink token={token} />;
  return code === 'invitation_used' && <ToSignIn />;
}

function ToSignIn() {
  const { t } = useTranslation('accounts');
  return <StepLink to="/">{t('invitation.toSignIn')}</StepLink>;
}

/** It goes to the invited address only, so the request needs no authentication. */
function NewLink({ token }: { token: string }) {
  const { t } = useTranslation('accounts');
  const renew = useMutation({ mutationFn: () => callAccounts(renewInvitation, { body: { token } }) });
  if (renew.isSuccess) return <span role="status">{t('invitation.renewed')}</span>;
  return (
    <>
      {renew.error && <p role="alert">{messageOf(renew.error)}</p>}
      <Anchor
        component="button"
        type="button"
        inherit
        disabled={renew.isPending}
        onClick={() => renew.mutate()}
      >
        {t('invitation.renew')}
      </Anchor>
    </>
  );
}
