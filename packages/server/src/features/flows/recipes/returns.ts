import { TEXT, value } from './block-builders.ts';
import { bot, type Recipe, visitor } from './recipe.ts';

export const RETURNS: Recipe = {
  recipeId: 'returns',
  title: 'Returns',
  description:
    'Checks if an item can still be returned, asks why, takes a photo of any damage, and explains what to do.',
  appType: 'FUNCTIONAL',
  leftToDo: [],
  faqs: [],
  example: [
    bot('Sorry it didn’t work out. Let’s take care of it.'),
    bot('What’s your order number?'),
    visitor('48213'),
    bot('When did you receive it?'),
    visitor('2026-05-15'),
    bot('Why do you want to return it?'),
    visitor('It doesn’t fit'),
    bot('Would you like a replacement or your money back?'),
    visitor('Money back'),
    bot(
      'Please put order 48213 back in its box, attach the label from the package, and drop it off at any post office.',
    ),
    bot('Money back: within 5 days after we receive it.'),
  ],
  build: ({ start, message, ask, choose, when, buttons, handOver, end }) => ({
    values: [
      value('returnDays', 'number', 'app', 30),
      value('orderNumber'),
      value('receivedOn', 'date'),
      value('reason'),
      value('pictures', 'list'),
      value('resolution'),
    ],
    blocks: {
      start: start('hello'),
      hello: message('Sorry it didn’t work out. Let’s take care of it.', 'number'),
      number: ask('What’s your order number?', TEXT(3, 40), 'orderNumber', {
        done: 'received',
        gaveUp: 'person',
      }),
      received: ask(
        'When did you receive it?',
        { kind: 'date', when: 'past' },
        'receivedOn',
        { done: 'in-time', gaveUp: 'person' },
        { retry: 'Please enter the day it arrived, such as yesterday or May 15.' },
      ),
      'in-time': when(
        { late: ['Too late', 'daysBetween(receivedOn, today) > returnDays', 'too-late'] },
        'reason',
      ),
      'too-late': buttons(
        'Returns are possible for {{returnDays}} days, and it’s been longer. If something is wrong with it, a person can still help.',
        { person: ['Talk to a person', 'person'], done: ['Never mind', 'bye'] },
      ),
      reason: buttons(
        'Why do you want to return it?',
        {
          damaged: ['It’s damaged', 'picture'],
          wrong: ['It’s the wrong item', 'resolution'],
          fit: ['It doesn’t fit', 'resolution'],
          mind: ['I changed my mind', 'resolution'],
        },
        { into: 'reason' },
      ),
      picture: ask(
        'Please send us a photo of it.',
        { kind: 'file', accepts: 'picture' },
        'pictures',
        { done: 'resolution', gaveUp: 'resolution' },
        { canSkip: true },
      ),
      resolution: choose(
        'Would you like a replacement or your money back?',
        { replacement: 'Replacement', money: 'Money back' },
        'resolution',
        { done: 'how', gaveUp: 'person' },
      ),
      how: message(
        'Please put order {{orderNumber}} back in its box, attach the label from the package, and drop it off at any post office.',
        'when',
      ),
      when: end('{{resolution}}: within 5 days after we receive it.'),
      person: handOver('One moment, someone will look into it with you.', {
        nobody: 'nobody',
        tooLong: 'nobody',
      }),
      nobody: end('No one is available right now. We’ve saved your message and will get back to you.'),
      bye: end('All right. Have a nice day!'),
    },
  }),
};
