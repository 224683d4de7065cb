import { TEXT, value } from './block-builders.ts';
import { bot, type Recipe, visitor } from './recipe.ts';

export const ORDER_STATUS: Recipe = {
  recipeId: 'order-status',
  title: 'Order status',
  description:
    'Asks for the order number and looks it up in your system. If that fails, a person takes over.',
  appType: 'FUNCTIONAL',
  leftToDo: [
    'Set the value “orderServiceUrl” to the address of your order system, such as https://shop.example.com/api/orders. The bot appends the order number and expects “status” and “expectedOn” in the response.',
  ],
  faqs: [],
  example: [
    bot('Hi! I can tell you where your order is.'),
    bot('What’s your order number? You’ll find it in our email.'),
    visitor('48213'),
    bot('Order 48213 is on its way. It should arrive on May 22, 2026.'),
    bot('What else can I do?'),
    visitor('That’s all'),
    bot('Thank you for your order!'),
  ],
  build: ({ start, message, ask, request, when, buttons, handOver, end }) => ({
    values: [
      value('orderServiceUrl', 'text', 'app'),
      value('orderNumber'),
      value('orderState'),
      value('expectedOn', 'date'),
      value('contactEmail', 'text', 'visitor'),
    ],
    blocks: {
      start: start('hello'),
      hello: message('Hi! I can tell you where your order is.', 'number'),
      number: ask(
        'What’s your order number? You’ll find it in our email.',
        TEXT(3, 40),
        'orderNumber',
        { done: 'lookup', gaveUp: 'sorry' },
        { retry: 'An order number has at least three characters. Please check our email again.' },
      ),
      lookup: request(
        {
          method: 'GET',
          url: '{{orderServiceUrl}}/{{orderNumber}}',
          results: [
            { path: 'status', into: 'orderState' },
            { path: 'expectedOn', into: 'expectedOn' },
          ],
        },
        { done: 'state', failed: 'sorry' },
      ),
      state: when(
        {
          delivered: ['Delivered', 'orderState == "delivered"', 'delivered'],
          'on-the-way': ['On its way', 'orderState == "shipped" && expectedOn != null', 'on-the-way'],
          known: ['Known', 'orderState != null', 'known'],
        },
        'sorry',
      ),
      delivered: message('Order {{orderNumber}} has been delivered. Enjoy it!', 'more'),
      'on-the-way': message(
        'Order {{orderNumber}} is on its way. It should arrive on {{expectedOn}}.',
        'more',
      ),
      known: message('The status of order {{orderNumber}} is: {{orderState}}.', 'more'),
      sorry: message('I couldn’t find that order right now.', 'more'),
      more: buttons('What else can I do?', {
        another: ['Look up another order', 'number'],
        person: ['Talk to a person', 'person'],
        done: ['That’s all', 'bye'],
      }),
      person: handOver('One moment, someone will look into your order.', {
        nobody: 'later',
        tooLong: 'later',
      }),
      later: ask(
        'No one is available right now. What’s your email, so we can reply?',
        { kind: 'email' },
        'contactEmail',
        { done: 'noted', gaveUp: 'bye' },
        { canSkip: true },
      ),
      noted: end('Thank you. We’ll look into it and write to you.'),
      bye: end('Thank you for your order!'),
    },
  }),
};
