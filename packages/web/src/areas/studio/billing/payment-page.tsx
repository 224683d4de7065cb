/**
 * What came of a payment. The server asks the provider; nothing in the address decides. Reloading the page or
 * opening it twice shows the same.
 */
import { Loader } from '@mantine/core';
import { verifyPayment } from '@parrot/contract/billing';
import { type CheckoutId, LIMITS, SECOND_MS } from '@parrot/contract/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router';
import { storedCheckout } from '../../../features/billing/checkout/stored-checkout.ts';
import { reloadBilling } from '../../../features/billing/reload-billing.ts';
import { messageOf } from '../../../shared/http/api-error.ts';
import { call } from '../../../shared/http/call.ts';
import { IconCircleCheck } from '../../../shared/icons/circle-check.ts';
import { IconCircleX } from '../../../shared/icons/circle-x.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { useFlowStore } from '../../../state/flow-store.ts';
import classes from './payment-page.module.css';

const PROFILE = '/home/profile?tab=subscription';
/** How often a pending payment is asked about. */
const ASK_AGAIN_MS = 3 * SECOND_MS;

type Result = 'processing' | 'success' | 'failed';

export default function PaymentPage() {
  const [checkoutPageId] = useState(storedCheckout);
  // Without an order there is no result to show.
  if (!checkoutPageId) return <Navigate to={PROFILE} replace />;
  return <PaymentResult checkoutPageId={checkoutPageId} />;
}

function PaymentResult({ checkoutPageId }: { checkoutPageId: CheckoutId }) {
  const { t } = useTranslation('billing');
  const payment = useQuery({
    queryKey: ['billing', 'payment', checkoutPageId],
    queryFn: async ({ signal }) =>
      (await call(verifyPayment, { body: { checkoutPageId }, signal })).paymentStatus,
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

/**
 * Tells the renewal bar, and shows why the call failed. The plan is loaded again on leaving the page: until
 * then the bar shows the outcome.
 */
function useOutcome(result: Result, error: unknown): void {
  const client = useQueryClient();
  useEffect(() => {
    if (result === 'processing') return;
    useFlowStore.setState({ paymentStatus: result });
    return () => reloadBilling(client);
  }, [result, client]);
  useEffect(() => {
    if (error) toast.failure(messageOf(error));
  }, [error]);
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
