/** The start of a session: tenant and address first, then the rights, then the subscription. */

import { isRenewalDue } from '@parrot/contract/billing';
import { LIMITS } from '@parrot/contract/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../shared/http/api-error.ts';
import { forceLogout } from '../../../shared/session/end-session.ts';
import {
  addressQuery,
  rolesQuery,
  subscriptionQuery,
  tenantQuery,
} from '../../../shared/session/session-queries.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { useFlowStore } from '../../../state/flow-store.ts';
import { updateDetails } from '../../../state/user-store.ts';

type SessionStart = {
  /** Address and rights are known: the session may be kept alive. */
  known: boolean;
  /** The subscription is known too: the screens may open. */
  ready: boolean;
};

export function useSessionStart(): SessionStart {
  const { t } = useTranslation();
  const tenant = useQuery(tenantQuery);
  const address = useQuery(addressQuery);
  const roles = useQuery({ ...rolesQuery, enabled: !tenant.isPending });
  // After a failed refetch the old data is still valid.
  const known = address.isSuccess && roles.data !== undefined;
  const subscription = useQuery({ ...subscriptionQuery, enabled: known });

  const status = subscription.data?.status;
  useEffect(() => {
    if (!status) return;
    const due = isRenewalDue({ status });
    useFlowStore.setState({ showSubscriptionRenewalBar: due });
    updateDetails({ showSubscriptionBanner: due });
  }, [status]);

  useLeaveOnFailure(roles, t('session.accessError'), LIMITS.forcedLogoutMs);
  useLeaveOnFailure(subscription, t('session.subscriptionError'), LIMITS.subscriptionErrorMs);
  return { known, ready: known && subscription.data !== undefined };
}

/** The session is useless without this: shows the error for a while, then goes to the login page. */
function useLeaveOnFailure(
  { isLoadingError, error }: { isLoadingError: boolean; error: unknown },
  title: string,
  delay: number,
): void {
  useEffect(() => {
    if (!isLoadingError) return;
    toast.failure(messageOf(error), { title });
    const timer = setTimeout(() => forceLogout(), delay);
    return () => clearTimeout(timer);
  }, [isLoadingError, error, title, delay]);
}
