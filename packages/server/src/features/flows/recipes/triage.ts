import { partOf, TEXT, value } from './block-builders.ts';
import { bot, type Recipe, visitor } from './recipe.ts';

export const TRIAGE: Recipe = {
  recipeId: 'triage',
  title: 'Triage by department',
  description:
    'Finds the right department from the visitor’s own words, asks what that department needs to know, and hands over.',
  appType: 'FUNCTIONAL',
  leftToDo: ['Add phrases your own visitors use to the “Route by intent” block.'],
  faqs: [],
  example: [
    bot('Hi! In a few words, how can we help?'),
    visitor('There’s a mistake on my invoice'),
    bot('Which invoice is it about? The number is enough.'),
    visitor('2026-0417'),
    bot('Thank you. Someone from billing will be with you in a moment.'),
  ],
  build: ({ start, ask, route, buttons, set, part, runs, handOver, end, message }) => ({
    values: [
      value('request'),
      value('department'),
      value('details'),
      value('contactEmail', 'text', 'visitor'),
    ],
    parts: [part('contact', 'Ask for an email', 'contact-start')],
    blocks: {
      start: start('request'),
      request: ask('Hi! In a few words, how can we help?', TEXT(2, 2_000), 'request', {
        done: 'route',
        gaveUp: 'which',
      }),
      route: route(
        '{{request}}',
        {
          sales: [
            'Sales',
            [
              'I want to buy something',
              'What does it cost?',
              'Can I get an offer?',
              'I’d like a demo',
              'Do you have a discount?',
            ],
            'to-sales',
          ],
          support: [
            'Support',
            [
              'Something doesn’t work',
              'I get an error message',
              'I can’t sign in',
              'It’s broken',
              'How do I set it up?',
            ],
            'to-support',
          ],
          billing: [
            'Billing',
            [
              'There’s a mistake on my invoice',
              'I need a receipt',
              'I was charged twice',
              'When do I get my refund?',
              'How do I change my payment method?',
            ],
            'to-billing',
          ],
        },
        'which',
      ),
      which: buttons('Which department fits best?', {
        sales: ['Sales', 'to-sales'],
        support: ['Support', 'to-support'],
        billing: ['Billing', 'to-billing'],
      }),
      'to-sales': set('department', 'Sales', 'sales'),
      'to-support': set('department', 'Support', 'support'),
      'to-billing': set('department', 'Billing', 'billing'),
      sales: ask(
        'Happy to hear that. What are you looking for, and for how many people?',
        TEXT(2, 2_000),
        'details',
        { done: 'sales-person', gaveUp: 'sales-person' },
        { canSkip: true },
      ),
      support: ask(
        'Sorry about that. What did you do, and what happened instead?',
        TEXT(2, 2_000),
        'details',
        { done: 'support-person', gaveUp: 'support-person' },
        { canSkip: true },
      ),
      billing: ask(
        'Which invoice is it about? The number is enough.',
        TEXT(2, 200),
        'details',
        { done: 'billing-person', gaveUp: 'billing-person' },
        { canSkip: true },
      ),
      'sales-person': handOver('Thank you. Someone from sales will be with you in a moment.', {
        nobody: 'contact',
        tooLong: 'contact',
      }),
      'support-person': handOver('Thank you. Someone from support will be with you in a moment.', {
        nobody: 'contact',
        tooLong: 'contact',
      }),
      'billing-person': handOver('Thank you. Someone from billing will be with you in a moment.', {
        nobody: 'contact',
        tooLong: 'contact',
      }),
      contact: runs('contact', 'bye'),
      bye: end('{{department}} has your request and will get back to you.'),
      ...partOf('contact', {
        'contact-start': start('contact-sorry'),
        'contact-sorry': message('No one is available right now.', 'contact-mail'),
        'contact-mail': ask(
          'What’s your email, so we can reply?',
          { kind: 'email' },
          'contactEmail',
          { done: 'contact-end', gaveUp: 'contact-end' },
          { canSkip: true },
        ),
        'contact-end': end(''),
      }),
    },
  }),
};
