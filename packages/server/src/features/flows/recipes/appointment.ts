import { TEXT, value } from './block-builders.ts';
import { bot, type Recipe, visitor } from './recipe.ts';

export const APPOINTMENT: Recipe = {
  recipeId: 'appointment',
  title: 'Appointment',
  description: 'Takes a wish for an appointment: what for, which day, which time, and how to confirm it.',
  appType: 'FUNCTIONAL',
  leftToDo: [
    'Set your opening hours and your time zone in the block “Business hours”. It begins with Monday to Friday, 9:00 to 17:00 UTC.',
  ],
  faqs: [],
  example: [
    bot('Hello! Let us find a time for you.'),
    bot('What is it about?'),
    visitor('Consultation'),
    bot('Which day would suit you?'),
    visitor('2026-06-02'),
    bot('And at which time of day?'),
    visitor('In the morning'),
    bot('What is your name?'),
    visitor('Ada Berg'),
    bot('And your phone number, so that we can confirm it?'),
    visitor('+47 22 33 44 55'),
    bot('Consultation, June 2, 2026. In the morning. For Ada Berg, +4722334455. Is that right?'),
    visitor('Yes, that is right'),
    bot('Thank you! We are in the office and call you within the hour to confirm.'),
  ],
  build: ({ start, message, ask, choose, buttons, officeHours, handOver, end }) => ({
    values: [
      value('service'),
      value('day', 'date'),
      value('dayTime'),
      value('clientName', 'text', 'visitor'),
      value('clientPhone', 'text', 'visitor'),
    ],
    blocks: {
      start: start('hello'),
      hello: message('Hello! Let us find a time for you.', 'service'),
      service: choose(
        'What is it about?',
        { consultation: 'Consultation', 'check-up': 'Check-up', other: 'Something else' },
        'service',
        { done: 'day', gaveUp: 'person' },
      ),
      day: ask(
        'Which day would suit you?',
        { kind: 'date', when: 'future' },
        'day',
        { done: 'day-time', gaveUp: 'person' },
        { retry: 'Please name a day from today on, such as tomorrow or 2 June.' },
      ),
      'day-time': choose(
        'And at which time of day?',
        { morning: 'In the morning', noon: 'Around noon', afternoon: 'In the afternoon' },
        'dayTime',
        { done: 'name', gaveUp: 'person' },
      ),
      name: ask('What is your name?', TEXT(2, 80), 'clientName', { done: 'phone', gaveUp: 'person' }),
      phone: ask('And your phone number, so that we can confirm it?', { kind: 'phone' }, 'clientPhone', {
        done: 'right',
        gaveUp: 'person',
      }),
      right: buttons(
        '{{service}}, {{day}}. {{dayTime}}. For {{clientName}}, {{clientPhone}}. Is that right?',
        { yes: ['Yes, that is right', 'hours'], change: ['Change it', 'service'] },
      ),
      hours: officeHours({ open: 'soon', closed: 'later' }),
      soon: end('Thank you! We are in the office and call you within the hour to confirm.'),
      later: end('Thank you! We are closed now and call you on the next working day to confirm.'),
      person: handOver('That is easier with a person. One moment, please.', {
        nobody: 'nobody',
        tooLong: 'nobody',
      }),
      nobody: end('Nobody is free at the moment. Please try again a little later.'),
    },
  }),
};
