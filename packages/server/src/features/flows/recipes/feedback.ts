import { TEXT, value } from './block-builders.ts';
import { bot, type Recipe, visitor } from './recipe.ts';

export const FEEDBACK: Recipe = {
  recipeId: 'feedback',
  title: 'Feedback',
  description:
    'Asks for stars and for words; whoever was not happy can leave an address or talk to a person.',
  appType: 'FUNCTIONAL',
  leftToDo: [],
  faqs: [],
  example: [
    bot('Hello! Your opinion helps us to get better. It takes a minute.'),
    bot('How was it with us, from one to five stars?'),
    visitor('2'),
    bot('We are sorry. What should we have done better?'),
    visitor('The parcel came a week late.'),
    bot('Thank you for being open. May we get back to you about it?'),
    visitor('Yes, by e-mail'),
    bot('At which e-mail address?'),
    visitor('ada@example.com'),
    bot('Thank you. We write to ada@example.com soon.'),
  ],
  build: ({ start, message, rate, when, ask, buttons, handOver, end }) => ({
    values: [value('stars', 'number'), value('comment'), value('contactEmail', 'text', 'visitor')],
    blocks: {
      start: start('hello'),
      hello: message('Hello! Your opinion helps us to get better. It takes a minute.', 'rate'),
      rate: rate('How was it with us, from one to five stars?', 'stars', { done: 'happy', skipped: 'words' }),
      happy: when({ happy: ['Four or five', 'stars >= 4', 'praise'] }, 'better'),
      praise: ask(
        'That is good to hear! What did you like best?',
        TEXT(1, 2_000),
        'comment',
        { done: 'bye', gaveUp: 'bye' },
        { canSkip: true },
      ),
      better: ask(
        'We are sorry. What should we have done better?',
        TEXT(1, 2_000),
        'comment',
        { done: 'contact', gaveUp: 'contact' },
        { canSkip: true },
      ),
      words: ask(
        'No stars then. What would you like to tell us?',
        TEXT(1, 2_000),
        'comment',
        { done: 'contact', gaveUp: 'bye' },
        { canSkip: true },
      ),
      contact: buttons('Thank you for being open. May we get back to you about it?', {
        mail: ['Yes, by e-mail', 'mail'],
        now: ['I would rather talk now', 'person'],
        no: ['No, thank you', 'bye'],
      }),
      mail: ask('At which e-mail address?', { kind: 'email' }, 'contactEmail', {
        done: 'noted',
        gaveUp: 'bye',
      }),
      noted: end('Thank you. We write to {{contactEmail}} soon.'),
      person: handOver('One moment, somebody will be with you.', { nobody: 'mail', tooLong: 'mail' }),
      bye: end('Thank you for your time!'),
    },
  }),
};
