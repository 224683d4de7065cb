/**
 * Stripe's API over HTTP, as far as billing uses it: form-encoded requests, bearer keys, idempotency keys,
 * signed webhooks.
 */
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';

export const STRIPE_KEY = 'sk_test_parrot';
export const WEBHOOK_SECRET = 'whsec_parrot';

type Session = {
  id: string;
  object: 'checkout.session';
  url: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  payment_intent: { id: string; object: 'payment_intent'; status: string } | null;
  amount_total: number;
  currency: string;
  customer: string | null;
  client_reference_id: string;
  customer_email: string;
  success_url: string;
};

export async function startStripeServer() {
  const sessions = new Map<string, Session>();
  const portals: { customer: string; return_url: string }[] = [];
  const byKey = new Map<string, Session>();
  let isDown = false;

  const createSession = (form: URLSearchParams, key: string): Session => {
    const known = byKey.get(key);
    if (known) return known;
    const id = `cs_test_${sessions.size + 1}`;
    const price = 'line_items[0][price_data]';
    const session: Session = {
      id,
      object: 'checkout.session',
      url: `https://checkout.stripe.example/${id}`,
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      amount_total: Number(form.get(`${price}[unit_amount]`)) * Number(form.get('line_items[0][quantity]')),
      currency: form.get(`${price}[currency]`) ?? '',
      customer: form.get('customer'),
      client_reference_id: form.get('client_reference_id') ?? '',
      customer_email: form.get('customer_email') ?? '',
      success_url: form.get('success_url') ?? '',
    };
    sessions.set(id, session);
    byKey.set(key, session);
    return session;
  };

  const openPortal = (form: URLSearchParams): [number, object] => {
    const customer = form.get('customer') ?? '';
    if (![...sessions.values()].some((session) => session.customer === customer))
      return [
        400,
        {
          error: {
            type: 'invalid_request_error',
            code: 'resource_missing',
            param: 'customer',
            message: `No such customer: '${customer}'`,
          },
        },
      ];
    portals.push({ customer, return_url: form.get('return_url') ?? '' });
    const id = `bps_${portals.length}`;
    const url = `https://billing.stripe.example/p/session/${id}`;
    return [200, { id, object: 'billing_portal.session', customer, url }];
  };

  const answer = async (request: IncomingMessage): Promise<[number, object]> => {
    if (isDown) return [503, { error: { type: 'api_error', message: 'down' } }];
    if (request.headers.authorization !== `Bearer ${STRIPE_KEY}`)
      return [401, { error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } }];
    const { pathname } = new URL(request.url ?? '', 'http://stripe');
    const form = new URLSearchParams(await text(request));
    if (request.method === 'POST' && pathname === '/v1/checkout/sessions')
      return [200, createSession(form, String(request.headers['idempotency-key']))];
    if (request.method === 'POST' && pathname === '/v1/billing_portal/sessions') return openPortal(form);
    const session = sessions.get(pathname.split('/').at(-1) ?? '');
    if (session) return [200, session];
    return [404, { error: { type: 'invalid_request_error', message: `No such resource: ${pathname}` } }];
  };

  const http = createServer((request, response) => {
    void answer(request).then(([status, body]) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  }).listen(0, '127.0.0.1');
  await once(http, 'listening');
  const { port } = http.address() as AddressInfo;
  let events = 0;

  return {
    url: `http://127.0.0.1:${port}`,
    sessions,
    portals,
    setDown: (down: boolean) => {
      isDown = down;
    },
    pay(session: Session) {
      session.customer ??= `cus_${session.id}`;
      Object.assign(session, { status: 'complete', payment_status: 'paid' });
    },
    /** An event as Stripe posts it, with its signature header. */
    event(
      session: Session,
      { type = 'checkout.session.completed', id = `evt_${++events}`, secret = WEBHOOK_SECRET } = {},
    ) {
      const payload = JSON.stringify({ id, object: 'event', type, data: { object: session } });
      const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
      return { id, payload, signature };
    },
    async stop() {
      http.closeAllConnections();
      http.close();
      await once(http, 'close');
    },
  };
}
