import { TEXT, value } from './block-builders.ts';
import { bot, type Recipe, visitor } from './recipe.ts';

export const FEEDBACK: Recipe = {
  recipeId: 'feedback',
  title: 'Feedback',
  description:
    'Asks for a star rating and a comment. Unhappy visitors can leave an email or talk to a person.',
  appType: 'FUNCTIONAL',
  leftToDo: [],
  faqs: [],
  example: [
    bot('Hi! Your feedback helps us improve. It takes a minute.'),
    bot('How was your experience, from one to five stars?'),
    visitor('2'),
    bot('We’re sorry. What could we have done better?'),
    visitor('The package came a week late.'),
    bot('Thank you for your honesty. May we contact you about it?'),
    visitor('Yes, by email'),
    bot('What’s your email?'),
    visitor('ada@example.com'),
    bot('Thank you. We’ll write to ada@example.com soon.'),
  ],
  build: ({ start, message, rate, when, ask, buttons, handOver, end }) => ({
    values: [value('stars', 'number'), value('comment'), value('contactEmail', 'text', 'visitor')],
    blocks: {
      start: start('hello'),
      hello: message('Hi! Your feedback helps us improve. It takes a minute.', 'rate'),
      rate: rate('How was your experience, from one to five stars?', 'stars', {
        done: 'happy',
        skipped: 'words',
      }),
      happy: when({ happy: ['Four or five', 'stars >= 4', 'praise'] }, 'better'),
      praise: ask(
        'That’s great to hear! What did you like best?',
        TEXT(1, 2_000),
        'comment',
        { done: 'bye', gaveUp: 'bye' },
        { canSkip: true },
      ),
      better: ask(
        'We’re sorry. What could we have done better?',
        TEXT(1, 2_000),
        'comment',
        { done: 'contact', gaveUp: 'contact' },
        { canSkip: true },
      ),
      words: ask(
        'No rating then. What would you like to tell us?',
        TEXT(1, 2_000),
        'comment',
        { done: 'contact', gaveUp: 'bye' },
        { canSkip: true },
      ),
      contact: buttons('Thank you for your honesty. May we contact you about it?', {
        mail: ['Yes, by email', 'mail'],
        now: ['I’d rather talk now', 'person'],
        no: ['No, thanks', 'bye'],
      }),
      mail: ask('What’s your email?', { kind: 'email' }, 'contactEmail', {
        done: 'noted',
        gaveUp: 'bye',
      }),
      noted: end('Thank you. We’ll write to {{contactEmail}} soon.'),
      person: handOver('One moment, someone will be with you shortly.', { nobody: 'mail', tooLong: 'mail' }),
      bye: end('Thank you for your time!'),
    },
  }),
};
