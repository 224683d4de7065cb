/** `?renew=1` opens the checkout of the plan that can be renewed; without one it does nothing. */
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { paymentOptionsQuery } from '../../../features/billing/billing-queries.ts';

type RenewLink = { planCode: string | null; open: () => void; close: () => void };

export function useRenewLink(): RenewLink {
  const [params, setParams] = useSearchParams();
  const { data: options } = useQuery(paymentOptionsQuery);
  return {
    planCode: params.has('renew') ? (options?.renewalPlanCode ?? null) : null,
    open: () => setParams({ renew: '1' }, { replace: true }),
    close: () => setParams({}, { replace: true }),
  };
}
