import { TEXT, value } from './block-builders.ts';
import { bot, type Recipe, visitor } from './recipe.ts';

export const LEAD_CAPTURE: Recipe = {
  recipeId: 'lead-capture',
  title: 'Lead capture',
  description:
    'Asks visitors who they are and what they are looking for, and hands the eager ones to a person.',
  appType: 'FUNCTIONAL',
  leftToDo: [],
  faqs: [],
  example: [
    bot('Hello! Tell me a little about yourself, and the right person gets back to you.'),
    bot('What is your name?'),
    visitor('Ada Berg'),
    bot('Nice to meet you, Ada Berg. At which e-mail address do we reach you?'),
    visitor('ada@example.com'),
    bot('What are you interested in?'),
    visitor('Prices'),
    bot('How many people would use it?'),
    visitor('25'),
    bot('Thank you, Ada Berg! We write to ada@example.com within one working day.'),
    bot('Would you rather talk to somebody right now?'),
    visitor('No, thank you'),
    bot('Good. Have a nice day!'),
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
        'Hello! Tell me a little about yourself, and the right person gets back to you.',
        'name',
      ),
      name: ask('What is your name?', TEXT(2, 80), 'leadName', { done: 'mail', gaveUp: 'person' }),
      mail: ask(
        'Nice to meet you, {{leadName}}. At which e-mail address do we reach you?',
        { kind: 'email' },
        'leadEmail',
        { done: 'interest', gaveUp: 'person' },
        { retry: 'That does not look like an e-mail address. It should be like ada@example.com.' },
      ),
      interest: choose(
        'What are you interested in?',
        { demo: 'A demonstration', prices: 'Prices', other: 'Something else' },
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
      thanks: message('Thank you, {{leadName}}! We write to {{leadEmail}} within one working day.', 'now'),
      now: buttons('Would you rather talk to somebody right now?', {
        yes: ['Yes, please', 'person'],
        no: ['No, thank you', 'bye'],
      }),
      person: handOver('One moment, somebody will be with you.', { nobody: 'later', tooLong: 'later' }),
      later: end('Nobody is free at the moment. Your words are kept, and we get back to you.'),
      bye: end('Good. Have a nice day!'),
    },
  }),
};
