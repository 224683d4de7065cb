/** Opened from an invitation mail: shows who invites to what, and accepts the invitation. */
import { Anchor } from '@mantine/core';
import { INVITATION_EXPIRED, type InvitationPreview, openInvitation } from '@parrot/contract/accounts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { isTransient, messageOf } from '../../../shared/http/api-error.ts';
import { translated } from '../../../shared/i18n/translated.ts';
import { AccountsFrame } from '../frame/accounts-frame.tsx';
import { Notice } from '../frame/notice.tsx';
import { callAccounts } from '../http/call-accounts.ts';
import { StepLink } from '../navigation/step-link.tsx';
import { AcceptInvitationForm } from './accept-invitation-form.tsx';
import { InvitationCard } from './invitation-card.tsx';
import { invitationNextStep } from './invitation-next-step.tsx';
import { LoadingPage } from './loading-page.tsx';
import { useLinkToken } from './use-link-token.ts';

export function InvitationPage() {
  const { t } = useTranslation('accounts');
  const token = useLinkToken();
  return token ? (
    <Invitation token={token} />
  ) : (
    <Refused message={translated(INVITATION_EXPIRED)}>{t('invitation.failedText')}</Refused>
  );
}

function Invitation({ token }: { token: string }) {
  const { t } = useTranslation('accounts');
  const { data, error, refetch } = useQuery({
    queryKey: [openInvitation.name, token],
    queryFn: ({ signal }) => callAccounts(openInvitation, { query: { token }, signal }),
    // A user who is typing a password must not lose the page to an invitation that was used in another tab.
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (data) return <Welcome token={token} invitation={data} />;
  if (!error) return <LoadingPage page={t('invitation.page')} title={t('invitation.working')} />;
  return (
    <Refused message={messageOf(error)}>
      {isTransient(error) ? (
        <Anchor component="button" type="button" inherit onClick={() => refetch()}>
          {t('retry')}
        </Anchor>
      ) : (
        invitationNextStep(token, error) || t('invitation.failedText')
      )}
    </Refused>
  );
}

function Welcome({ token, invitation }: { token: string; invitation: InvitationPreview }) {
  const { t } = useTranslation('accounts');
  const { tenantName, invitedBy } = invitation;
  return (
    <AccountsFrame
      page={t('invitation.page')}
      title={t('invitation.title', { tenantName })}
      text={<Trans t={t} i18nKey="invitation.text" values={{ invitedBy }} components={{ b: <b /> }} />}
    >
      <InvitationCard invitation={invitation} />
      <AcceptInvitationForm token={token} invitation={invitation} />
    </AccountsFrame>
  );
}

function Refused({ message, children }: { message: string; children: ReactNode }) {
  const { t } = useTranslation('accounts');
  return (
    <AccountsFrame
      page={t('invitation.page')}
      title={t('invitation.failed')}
      foot={<StepLink to="/">{t('signIn.back')}</StepLink>}
    >
      <Notice tone="danger" role="alert" title={message}>
        {children}
      </Notice>
    </AccountsFrame>
  );
}
