/** The payment page of the sandbox provider: no money moves, every outcome can be tried. */
import '../../shared/theme/mantine.css';
import { Button, Stack } from '@mantine/core';
import { formatMoney, SANDBOX_ACTIONS, sandboxCheckout, sandboxPay } from '@parrot/contract/billing';
import { checkoutId } from '@parrot/contract/core';
import { QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { page } from '../../shared/browser/page-location.ts';
import { messageOf } from '../../shared/http/api-error.ts';
import { call } from '../../shared/http/call.ts';
import { queryClient } from '../../shared/query/query-client.ts';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { NotFound } from '../../shared/ui/not-found.tsx';
import classes from './sandbox-payment-page.module.css';

export default function SandboxPaymentPage() {
  return (
    <QueryClientProvider client={queryClient}>
      <SandboxPayment />
    </QueryClientProvider>
  );
}

function SandboxPayment() {
  const { t } = useTranslation('billing');
  const [query] = useSearchParams();
  const checkoutPageId = checkoutId.safeParse(query.get('checkoutPageId')).data;
  const order = useQuery({
    queryKey: ['sandbox', checkoutPageId ?? ''],
    queryFn: async ({ signal }) =>
      checkoutPageId ? (await call(sandboxCheckout, { query: { checkoutPageId }, signal })).data : null,
    meta: { quiet: true },
  });
  const act = useMutation({
    mutationFn: async (action: (typeof SANDBOX_ACTIONS)[number]) =>
      checkoutPageId && call(sandboxPay, { body: { checkoutPageId, action } }),
    onSuccess: (reply) => reply && page.leaveTo(reply.returnUrl),
    meta: { quiet: true },
  });
  if (!checkoutPageId) return <NotFound />;
  return (
    <main className={classes.page}>
      <title>{t('pageTitle', { ns: 'shell', page: t('sandbox.title') })}</title>
      <div className={classes.card}>
        <p className={classes.badge}>{t('sandbox.badge')}</p>
        <h1 className={classes.title}>{t('sandbox.title')}</h1>
        {order.isError && <LoadFailure error={order.error} onRetry={() => void order.refetch()} />}
        {order.data && (
          <>
            <p className={classes.total}>{formatMoney(order.data.total, order.data.currency)}</p>
            <p className={classes.text}>{t('sandbox.order', { plan: order.data.description })}</p>
            {order.data.paymentStatus === 'pending' ? (
              <Stack gap="xs">
                {SANDBOX_ACTIONS.map((action) => (
                  <Button
                    key={action}
                    fullWidth
                    variant={action === 'pay' ? 'filled' : 'default'}
                    loading={act.isPending && act.variables === action}
                    disabled={act.isPending || act.isSuccess}
                    onClick={() => act.mutate(action)}
                  >
                    {t(`sandbox.${action}`)}
                  </Button>
                ))}
              </Stack>
            ) : (
              <p role="status">{t(`sandbox.over.${order.data.paymentStatus}`)}</p>
            )}
          </>
        )}
        {act.error && (
          <p className={classes.failure} role="alert">
            {messageOf(act.error)}
          </p>
        )}
      </div>
    </main>
  );
}
