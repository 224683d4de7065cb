import { TEXT, value } from './block-builders.ts';
import { bot, type Recipe, visitor } from './recipe.ts';

export const RETURNS: Recipe = {
  recipeId: 'returns',
  title: 'Returns',
  description:
    'Checks whether an item can still be sent back, asks why, takes a picture where something is damaged, and tells what to do.',
  appType: 'FUNCTIONAL',
  leftToDo: [],
  faqs: [],
  example: [
    bot('Sorry that it does not suit you. Let us sort it out.'),
    bot('What is your order number?'),
    visitor('48213'),
    bot('When did you receive it?'),
    visitor('2026-05-15'),
    bot('Why do you want to return it?'),
    visitor('It does not fit'),
    bot('Would you like a replacement or your money back?'),
    visitor('Money back'),
    bot(
      'Please put order 48213 into its box, with the label from the parcel on top, and drop it at any post office.',
    ),
    bot('Money back: done within 5 days after it has reached us.'),
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
      hello: message('Sorry that it does not suit you. Let us sort it out.', 'number'),
      number: ask('What is your order number?', TEXT(3, 40), 'orderNumber', {
        done: 'received',
        gaveUp: 'person',
      }),
      received: ask(
        'When did you receive it?',
        { kind: 'date', when: 'past' },
        'receivedOn',
        { done: 'in-time', gaveUp: 'person' },
        { retry: 'Please name the day it came, such as yesterday or 15 May.' },
      ),
      'in-time': when(
        { late: ['Too late', 'daysBetween(receivedOn, today) > returnDays', 'too-late'] },
        'reason',
      ),
      'too-late': buttons(
        'Returns are possible for {{returnDays}} days, and it has been longer. If something is wrong with it, a person can still help.',
        { person: ['Talk to a person', 'person'], done: ['Never mind', 'bye'] },
      ),
      reason: buttons(
        'Why do you want to return it?',
        {
          damaged: ['It is damaged', 'picture'],
          wrong: ['It is the wrong item', 'resolution'],
          fit: ['It does not fit', 'resolution'],
          mind: ['I changed my mind', 'resolution'],
        },
        { into: 'reason' },
      ),
      picture: ask(
        'Please send us a picture of it.',
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
        'Please put order {{orderNumber}} into its box, with the label from the parcel on top, and drop it at any post office.',
        'when',
      ),
      when: end('{{resolution}}: done within 5 days after it has reached us.'),
      person: handOver('One moment, somebody will look into it with you.', {
        nobody: 'nobody',
        tooLong: 'nobody',
      }),
      nobody: end('Nobody is free at the moment. Your words are kept, and we get back to you.'),
      bye: end('All right. Have a nice day!'),
    },
  }),
};
