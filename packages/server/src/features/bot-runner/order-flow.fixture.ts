import type { Flow } from '@parrot/contract/flows';
import { ask, callApi, comparing, end, flowOf, text, value } from './flow-app.fixture.ts';

export const SECRET = 'sesame-4711';
export const PROMPT = 'Which order?';
export const SENT = 'It is on its way.';
export const OTHERWISE = 'It is not there yet.';
export const NO_ANSWER = 'The shop does not answer.';

/** Asks for a number, calls the shop, branches, answers, and ends. */
export const orderFlow = (shop: string, more: object = {}): Flow =>
  flowOf(
    {
      first: ask(PROMPT, 'orderNumber', 'shop'),
      shop: callApi(`${shop}/orders/{{orderNumber}}`, {
        headers: [
          { name: 'Authorization', value: 'Bearer {{secret.shopKey}}' },
          { name: 'X-Said', value: '{{orderNumber}}' },
        ],
        results: [{ path: 'order.state', into: 'state' }],
        next: { done: 'decide', failed: 'failed' },
        ...more,
      }),
      decide: comparing('state', 'sent', 'sent', 'otherwise'),
      sent: text(SENT, 'end'),
      otherwise: text(OTHERWISE, 'end'),
      failed: text(NO_ANSWER, 'end'),
      end,
    },
    [value('orderNumber'), value('state')],
  );
