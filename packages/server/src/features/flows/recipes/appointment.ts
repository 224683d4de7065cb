import { TEXT, value } from './block-builders.ts';
import { bot, type Recipe, visitor } from './recipe.ts';

export const APPOINTMENT: Recipe = {
  recipeId: 'appointment',
  title: 'Appointment',
  description: 'Takes appointment requests: what for, which day and time, and how to confirm.',
  appType: 'FUNCTIONAL',
  leftToDo: [
    'Set your opening hours and time zone in the “Opening hours” block. The default is Monday to Friday, 9 AM to 5 PM UTC.',
  ],
  faqs: [],
  example: [
    bot('Hi! Let’s find a time for you.'),
    bot('What’s it about?'),
    visitor('Consultation'),
    bot('Which day works for you?'),
    visitor('2026-06-02'),
    bot('And what time of day?'),
    visitor('In the morning'),
    bot('What’s your name?'),
    visitor('Ada Berg'),
    bot('And your phone number, so we can confirm it?'),
    visitor('+47 22 33 44 55'),
    bot('Consultation, June 2, 2026. In the morning. For Ada Berg, +4722334455. Is that correct?'),
    visitor('Yes, that’s correct'),
    bot('Thank you! We’re in the office and will call you within the hour to confirm.'),
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
      hello: message('Hi! Let’s find a time for you.', 'service'),
      service: choose(
        'What’s it about?',
        { consultation: 'Consultation', 'check-up': 'Check-up', other: 'Something else' },
        'service',
        { done: 'day', gaveUp: 'person' },
      ),
      day: ask(
        'Which day works for you?',
        { kind: 'date', when: 'future' },
        'day',
        { done: 'day-time', gaveUp: 'person' },
        { retry: 'Please enter today or a later day, such as tomorrow or June 2.' },
      ),
      'day-time': choose(
        'And what time of day?',
        { morning: 'In the morning', noon: 'Around noon', afternoon: 'In the afternoon' },
        'dayTime',
        { done: 'name', gaveUp: 'person' },
      ),
      name: ask('What’s your name?', TEXT(2, 80), 'clientName', { done: 'phone', gaveUp: 'person' }),
      phone: ask('And your phone number, so we can confirm it?', { kind: 'phone' }, 'clientPhone', {
        done: 'right',
        gaveUp: 'person',
      }),
      right: buttons(
        '{{service}}, {{day}}. {{dayTime}}. For {{clientName}}, {{clientPhone}}. Is that correct?',
        { yes: ['Yes, that’s correct', 'hours'], change: ['Change it', 'service'] },
      ),
      hours: officeHours({ open: 'soon', closed: 'later' }),
      soon: end('Thank you! We’re in the office and will call you within the hour to confirm.'),
      later: end('Thank you! We’re closed right now and will call you on the next business day to confirm.'),
      person: handOver('That’s easier with a person. One moment, please.', {
        nobody: 'nobody',
        tooLong: 'nobody',
      }),
      nobody: end('No one is available right now. Please try again a little later.'),
    },
  }),
};
