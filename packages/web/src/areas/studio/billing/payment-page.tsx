/**
 * What came of a payment. The provider is asked through the server; the browser's word counts for nothing.
 */
import { Loader } from '@mantine/core';
import { type CheckoutStatus, verifyPayment } from '@parrot/contract/billing';
import { LIMITS, SECOND_MS } from '@parrot/contract/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { storedCheckout } from '../../../features/billing/checkout/stored-checkout.ts';
import { messageOf } from '../../../shared/http/api-error.ts';
import { call } from '../../../shared/http/call.ts';
import { IconCircleCheck } from '../../../shared/icons/circle-check.ts';
import { IconCircleX } from '../../../shared/icons/circle-x.ts';
import { subscriptionQuery } from '../../../shared/session/session-queries.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { useFlowStore } from '../../../state/flow-store.ts';
import classes from './payment-page.module.css';

const PROFILE = '/home/profile?tab=subscription';
/** How often a pending payment is asked about. */
const ASK_AGAIN_MS = 3 * SECOND_MS;

type Result = 'processing' | 'success' | 'failed';

export default function PaymentPage() {
  const { t } = useTranslation('billing');
  const [checkoutPageId] = useState(storedCheckout);
  const payment = useQuery({
    queryKey: ['billing', 'payment', checkoutPageId ?? ''],
    queryFn: async ({ signal }) => {
      if (!checkoutPageId) return 'failed' satisfies CheckoutStatus;
      return (await call(verifyPayment, { body: { checkoutPageId }, signal })).paymentStatus;
    },
    refetchInterval: ({ state }) => (state.data === 'pending' ? ASK_AGAIN_MS : false),
    staleTime: 0,
    retry: false,
    meta: { quiet: true },
  });
  const result = resultOf(payment.data, payment.isError);
  useOutcome(result, payment.error);

  return (
    <div className={classes.page}>
      <title>{t('pageTitle', { ns: 'shell', page: t(`payment.${result}.title`) })}</title>
      <div className={classes.card} role="status">
        {result === 'processing' ? (
          <Loader size={40} />
        ) : result === 'success' ? (
          <IconCircleCheck size={48} stroke={1.5} className={classes.success} />
        ) : (
          <IconCircleX size={48} stroke={1.5} className={classes.failed} />
        )}
        <h1 className={classes.title}>{t(`payment.${result}.title`)}</h1>
        <p className={classes.text}>{t(`payment.${result}.text`)}</p>
        {result !== 'processing' && <Countdown />}
      </div>
    </div>
  );
}

/** Any status but success and a pending one has failed. */
function resultOf(status: string | undefined, isError: boolean): Result {
  if (isError) return 'failed';
  if (status === undefined || status === 'pending') return 'processing';
  return status.toLowerCase() === 'success' ? 'success' : 'failed';
}

/** Tells the renewal bar, loads the plan again, and shows why the call failed. */
function useOutcome(result: Result, error: unknown): void {
  const client = useQueryClient();
  useEffect(() => {
    if (result === 'processing') return;
    useFlowStore.setState({ paymentStatus: result });
    void client.invalidateQueries({ queryKey: subscriptionQuery.queryKey });
    void client.invalidateQueries({ queryKey: ['billing'], refetchType: 'none' });
    if (error) toast.failure(messageOf(error));
  }, [result, error, client]);
}

function Countdown() {
  const { t } = useTranslation('billing');
  const navigate = useNavigate();
  const [seconds, setSeconds] = useState<number>(LIMITS.paymentRedirectSeconds);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (seconds > 0) setSeconds(seconds - 1);
      else navigate(PROFILE, { replace: true });
    }, SECOND_MS);
    return () => clearTimeout(timer);
  }, [seconds, navigate]);
  return <p className={classes.countdown}>{t('payment.redirecting', { count: seconds })}</p>;
}
