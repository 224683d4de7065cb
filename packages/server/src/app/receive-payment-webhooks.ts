/** Receives the payment provider's webhooks. The body stays text: the signature is of its bytes. */
import type { FastifyInstance } from 'fastify';
import type { Billing } from '../features/billing/index.ts';

const PAYMENT_WEBHOOK_PATH = '/webhooks/payments';
const MAX_BYTES = 262_144;

export async function receivePaymentWebhooks(
  http: FastifyInstance,
  { receive }: Billing['webhooks'],
): Promise<void> {
  await http.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.post(PAYMENT_WEBHOOK_PATH, { bodyLimit: MAX_BYTES }, async ({ body, headers }, reply) => {
      const signature = headers['stripe-signature'];
      const outcome = await receive(String(body ?? ''), typeof signature === 'string' ? signature : '');
      return reply.send({ received: true, outcome });
    });
  });
}
