import { value } from './block-builders.ts';
import { bot, type Recipe, visitor } from './recipe.ts';

export const FAQ_HAND_OVER: Recipe = {
  recipeId: 'faq-hand-over',
  title: 'Answers with hand-over',
  description:
    'Answers questions from what it knows. Where it does not know, the visitor asks anew or talks to a person; where nobody is there, they leave an address.',
  appType: 'CUSTOM',
  leftToDo: ['Replace the questions and answers with your own.'],
  faqs: [
    {
      topic: 'Delivery',
      questions: ['How long does delivery take?', 'When will my parcel arrive?', 'How fast do you ship?'],
      answer:
        'Two to four working days. You get a mail with a link to follow the parcel as soon as it leaves us.',
    },
    {
      topic: 'Delivery',
      questions: ['How much is shipping?', 'What does delivery cost?', 'Is delivery free?'],
      answer: 'Delivery is free from 50 euros. Below that it is 4.90 euros.',
    },
    {
      topic: 'Returns',
      questions: ['How do I return an item?', 'Can I send something back?', 'What is your return policy?'],
      answer: 'You have 30 days. Use the label in the parcel; returns are free.',
    },
    {
      topic: 'Payment',
      questions: ['How can I pay?', 'Which payment methods do you take?', 'Can I pay by invoice?'],
      answer: 'By card, PayPal, invoice or bank transfer.',
    },
    {
      topic: 'Shop',
      questions: ['When are you open?', 'What are your opening hours?'],
      answer: 'Monday to Friday from 9 to 17.',
    },
  ],
  example: [
    bot('Hello! Ask me anything about delivery, returns or payment.'),
    visitor('How much is shipping?'),
    bot('Delivery is free from 50 euros. Below that it is 4.90 euros.'),
    visitor('Do you have a shop on the moon?'),
    bot('I do not know that one. Would you like to ask in other words, or talk to a person?'),
    visitor('Talk to a person'),
    bot('One moment, somebody will be with you.'),
  ],
  build: ({ start, message, answers, buttons, ask, handOver, end }) => ({
    values: [value('contactEmail', 'text', 'visitor')],
    blocks: {
      start: start('hello'),
      hello: message('Hello! Ask me anything about delivery, returns or payment.', 'answers'),
      answers: answers({ keepsListening: true }, { answered: null, unanswered: 'unknown' }),
      unknown: buttons(
        'I do not know that one. Would you like to ask in other words, or talk to a person?',
        { again: ['Ask something else', 'listening'], person: ['Talk to a person', 'person'] },
        { other: 'once-more' },
      ),
      listening: message('I am listening.', 'answers'),
      // A visitor who asks another question instead of choosing gets an answer too.
      'once-more': answers({ keepsListening: false }, { answered: 'answers', unanswered: 'unknown' }),
      person: handOver('One moment, somebody will be with you.', { nobody: 'mail', tooLong: 'mail' }),
      mail: ask(
        'Nobody is free at the moment. At which e-mail address may we answer you?',
        { kind: 'email' },
        'contactEmail',
        { done: 'noted', gaveUp: 'listening' },
        { canSkip: true },
      ),
      noted: end('Thank you. We answer as soon as somebody is back.'),
    },
  }),
};
