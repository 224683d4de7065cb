import { checkoutUpgrade, sandboxPay, verifyPayment } from '@parrot/contract/billing';
import type { TestServer, TestSession } from '@parrot/testkit';

/** Orders a plan, acts on the sandbox page and returns the status of the payment. */
export async function buyPlan(
  server: TestServer,
  session: TestSession,
  planCode: string,
  action: 'pay' | 'fail' | 'cancel' = 'pay',
) {
  const { data } = await server.api.call(checkoutUpgrade, {
    session,
    body: { planCode, quantity: 1, redirectUrl: '/home/studio/payment' },
  });
  const { checkoutPageId } = data;
  await server.api.call(sandboxPay, { body: { checkoutPageId, action } });
  return (await server.api.call(verifyPayment, { session, body: { checkoutPageId } })).paymentStatus;
}
