/** What the workspace asked of the vendor, and what came of it. */
import { Button } from '@mantine/core';
import {
  type ServiceRequest,
  type ServiceRequestState,
  withdrawServiceRequest,
} from '@parrot/contract/billing';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../shared/format/format-date-time.ts';
import { call } from '../../../shared/http/call.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { LoadFailure } from '../../../shared/ui/load-failure.tsx';
import { Pill, type Tone } from '../../../shared/ui/pill.tsx';
import { MutedText } from '../../../shared/ui/query-content.tsx';
import { serviceRequestsQuery } from '../billing-queries.ts';
import { reloadBilling } from '../reload-billing.ts';
import classes from './service-request-list.module.css';

const TONES: Record<ServiceRequestState, Tone> = {
  open: 'info',
  done: 'ok',
  declined: 'danger',
  withdrawn: 'neutral',
};

export function ServiceRequestList({ mayCancelPlan }: { mayCancelPlan: boolean }) {
  const { t } = useTranslation('billing');
  const client = useQueryClient();
  const requests = useInfiniteQuery(serviceRequestsQuery);
  const withdraw = useMutation({
    mutationFn: ({ requestId }: ServiceRequest) => call(withdrawServiceRequest, { body: { requestId } }),
    onSuccess: () => toast.success(t('requests.withdrawDone')),
    onSettled: () => reloadBilling(client),
  });
  if (requests.isError && !requests.data)
    return <LoadFailure error={requests.error} onRetry={() => void requests.refetch()} />;
  const items = requests.data?.pages.flatMap((page) => page.items) ?? [];
  if (requests.data && items.length === 0) return <MutedText>{t('requests.empty')}</MutedText>;
  const mayWithdraw = ({ state, requestType }: ServiceRequest) =>
    state === 'open' && (mayCancelPlan || requestType !== 'subscription_cancelled');
  return (
    <>
      <ul className={classes.list}>
        {items.map((request) => (
          <li key={request.requestId} className={classes.entry}>
            <div className={classes.about}>
              <p className={classes.title}>
                {t(`requests.type.${request.requestType}`, { plan: request.planName })}{' '}
                <Pill tone={TONES[request.state]}>{t(`requests.state.${request.state}`)}</Pill>
              </p>
              <p className={classes.quiet}>
                {t('requests.by', { name: request.requestedByName, date: formatDate(request.requestedAt) })}
              </p>
              {request.reason && <p className={classes.quiet}>{request.description || request.reason}</p>}
              {request.answer && <p>{t('requests.answer', { answer: request.answer })}</p>}
            </div>
            {mayWithdraw(request) && (
              <Button
                variant="default"
                size="xs"
                loading={withdraw.isPending && withdraw.variables.requestId === request.requestId}
                onClick={() => withdraw.mutate(request)}
              >
                {t('requests.withdraw')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {requests.hasNextPage && (
        <Button
          variant="default"
          size="xs"
          loading={requests.isFetchingNextPage}
          onClick={() => void requests.fetchNextPage()}
        >
          {t('activity.more')}
        </Button>
      )}
    </>
  );
}
