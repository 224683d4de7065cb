import { TEXT, value } from './block-builders.ts';
import { bot, type Recipe, visitor } from './recipe.ts';

export const ORDER_STATUS: Recipe = {
  recipeId: 'order-status',
  title: 'Order status',
  description:
    'Asks for the order number, looks the order up in your own system and tells where it is. Where that fails, a person takes over.',
  appType: 'FUNCTIONAL',
  leftToDo: [
    'Set the value “orderServiceUrl” to the address of your order system, such as https://shop.example.com/api/orders. It is asked with the order number behind it, and answers with “status” and “expectedOn”.',
  ],
  faqs: [],
  example: [
    bot('Hello! I can tell you where your order is.'),
    bot('What is your order number? You find it in our mail.'),
    visitor('48213'),
    bot('Order 48213 is on its way. We expect it to be with you on May 22, 2026.'),
    bot('What else can I do?'),
    visitor('That is all'),
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
      hello: message('Hello! I can tell you where your order is.', 'number'),
      number: ask(
        'What is your order number? You find it in our mail.',
        TEXT(3, 40),
        'orderNumber',
        { done: 'lookup', gaveUp: 'sorry' },
        { retry: 'An order number has at least three characters. Please look into our mail once more.' },
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
        'Order {{orderNumber}} is on its way. We expect it to be with you on {{expectedOn}}.',
        'more',
      ),
      known: message('Order {{orderNumber}} stands at: {{orderState}}.', 'more'),
      sorry: message('I could not find that order just now.', 'more'),
      more: buttons('What else can I do?', {
        another: ['Look up another order', 'number'],
        person: ['Talk to a person', 'person'],
        done: ['That is all', 'bye'],
      }),
      person: handOver('One moment, somebody will look into your order.', {
        nobody: 'later',
        tooLong: 'later',
      }),
      later: ask(
        'Nobody is free at the moment. At which e-mail address may we answer you?',
        { kind: 'email' },
        'contactEmail',
        { done: 'noted', gaveUp: 'bye' },
        { canSkip: true },
      ),
      noted: end('Thank you. We look into it and write to you.'),
      bye: end('Thank you for your order!'),
    },
  }),
};
