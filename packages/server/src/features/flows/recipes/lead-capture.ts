import { TEXT, value } from './block-builders.ts';
import { bot, type Recipe, visitor } from './recipe.ts';

export const LEAD_CAPTURE: Recipe = {
  recipeId: 'lead-capture',
  title: 'Lead capture',
  description: 'Asks visitors who they are and what they need, and connects interested ones with a person.',
  appType: 'FUNCTIONAL',
  leftToDo: [],
  faqs: [],
  example: [
    bot('Hi! Tell me a little about yourself, and the right person will get back to you.'),
    bot('What’s your name?'),
    visitor('Ada Berg'),
    bot('Nice to meet you, Ada Berg. What’s your email?'),
    visitor('ada@example.com'),
    bot('What are you interested in?'),
    visitor('Prices'),
    bot('How many people would use it?'),
    visitor('25'),
    bot('Thank you, Ada Berg! We’ll write to ada@example.com within one business day.'),
    bot('Would you rather talk to someone right now?'),
    visitor('No, thanks'),
    bot('Great. Have a nice day!'),
  ],
  build: ({ start, message, ask, choose, buttons, handOver, end }) => ({
    values: [
      value('leadName', 'text', 'visitor'),
      value('leadEmail', 'text', 'visitor'),
      value('interest'),
      value('teamSize', 'number'),
    ],
    blocks: {
      start: start('hello'),
      hello: message(
        'Hi! Tell me a little about yourself, and the right person will get back to you.',
        'name',
      ),
      name: ask('What’s your name?', TEXT(2, 80), 'leadName', { done: 'mail', gaveUp: 'person' }),
      mail: ask(
        'Nice to meet you, {{leadName}}. What’s your email?',
        { kind: 'email' },
        'leadEmail',
        { done: 'interest', gaveUp: 'person' },
        { retry: 'That doesn’t look like an email address. Please use one such as ada@example.com.' },
      ),
      interest: choose(
        'What are you interested in?',
        { demo: 'A demo', prices: 'Prices', other: 'Something else' },
        'interest',
        { done: 'size', gaveUp: 'size' },
      ),
      size: ask(
        'How many people would use it?',
        { kind: 'number', min: 1, max: 1_000_000, whole: true },
        'teamSize',
        { done: 'thanks', gaveUp: 'thanks' },
        { canSkip: true },
      ),
      thanks: message(
        'Thank you, {{leadName}}! We’ll write to {{leadEmail}} within one business day.',
        'now',
      ),
      now: buttons('Would you rather talk to someone right now?', {
        yes: ['Yes, please', 'person'],
        no: ['No, thanks', 'bye'],
      }),
      person: handOver('One moment, someone will be with you shortly.', {
        nobody: 'later',
        tooLong: 'later',
      }),
      later: end('No one is available right now. We’ve saved your message and will get back to you.'),
      bye: end('Great. Have a nice day!'),
    },
  }),
};
