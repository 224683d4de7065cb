/** The start of a session: tenant and address first, then the rights, then the subscription. */

import { isRenewalDue, type SubscriptionStatus } from '@parrot/contract/billing';
import { LIMITS, MINUTE_MS } from '@parrot/contract/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
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
import { useOwnLanguage } from './use-own-language.ts';

/** A desk stays open for days: its bar shows when the term ends, and goes once someone has paid. */
const RELOAD_PLAN_MS = 10 * MINUTE_MS;

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
  const subscription = useQuery({ ...subscriptionQuery, enabled: known, refetchInterval: RELOAD_PLAN_MS });

  useRenewalFlags(subscription.data?.status);
  useOwnLanguage({ enabled: !tenant.isPending });

  useLeaveOnFailure(roles, t('session.accessError'), LIMITS.forcedLogoutMs);
  useLeaveOnFailure(subscription, t('session.subscriptionError'), LIMITS.subscriptionErrorMs);
  return { known, ready: known && subscription.data !== undefined };
}

function useRenewalFlags(status: SubscriptionStatus | undefined): void {
  const wasDue = useRef<boolean>(undefined);
  useEffect(() => {
    if (!status) return;
    const due = isRenewalDue({ status });
    // The outcome of an earlier payment says nothing about the next renewal.
    const isEarlier = !due || wasDue.current === false;
    useFlowStore.setState({ showSubscriptionRenewalBar: due, ...(isEarlier && { paymentStatus: '' }) });
    updateDetails({ showSubscriptionBanner: due });
    wasDue.current = due;
  }, [status]);
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
