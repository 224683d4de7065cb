import { value } from './block-builders.ts';
import { bot, type Recipe, visitor } from './recipe.ts';

export const FAQ_HAND_OVER: Recipe = {
  recipeId: 'faq-hand-over',
  title: 'Answers with handover',
  description:
    'Answers questions from its knowledge. When it can’t, the visitor rephrases or talks to a person, or leaves an email if no one is available.',
  appType: 'CUSTOM',
  leftToDo: ['Replace the questions and answers with your own.'],
  faqs: [
    {
      topic: 'Delivery',
      questions: ['How long does delivery take?', 'When will my parcel arrive?', 'How fast do you ship?'],
      answer:
        'Two to four business days. You’ll get an email with a tracking link as soon as your package ships.',
    },
    {
      topic: 'Delivery',
      questions: ['How much is shipping?', 'What does delivery cost?', 'Is delivery free?'],
      answer: 'Delivery is free for orders of 50 euros or more. Below that, it’s 4.90 euros.',
    },
    {
      topic: 'Returns',
      questions: ['How do I return an item?', 'Can I send something back?', 'What is your return policy?'],
      answer: 'You have 30 days. Use the label in the package; returns are free.',
    },
    {
      topic: 'Payment',
      questions: ['How can I pay?', 'Which payment methods do you take?', 'Can I pay by invoice?'],
      answer: 'By card, PayPal, invoice, or bank transfer.',
    },
    {
      topic: 'Shop',
      questions: ['When are you open?', 'What are your opening hours?'],
      answer: 'Monday to Friday, 9 AM to 5 PM.',
    },
  ],
  example: [
    bot('Hi! Ask me anything about delivery, returns, or payment.'),
    visitor('How much is shipping?'),
    bot('Delivery is free for orders of 50 euros or more. Below that, it’s 4.90 euros.'),
    visitor('Do you have a shop on the moon?'),
    bot('I don’t have an answer to that. Would you like to rephrase, or talk to a person?'),
    visitor('Talk to a person'),
    bot('One moment, someone will be with you shortly.'),
  ],
  build: ({ start, message, answers, buttons, ask, handOver, end }) => ({
    values: [value('contactEmail', 'text', 'visitor')],
    blocks: {
      start: start('hello'),
      hello: message('Hi! Ask me anything about delivery, returns, or payment.', 'answers'),
      answers: answers({ keepsListening: true }, { answered: null, unanswered: 'unknown' }),
      unknown: buttons(
        'I don’t have an answer to that. Would you like to rephrase, or talk to a person?',
        { again: ['Ask something else', 'listening'], person: ['Talk to a person', 'person'] },
        { other: 'once-more' },
      ),
      listening: message('I’m listening.', 'answers'),
      // A visitor who asks another question instead of choosing gets an answer too.
      'once-more': answers({ keepsListening: false }, { answered: 'answers', unanswered: 'unknown' }),
      person: handOver('One moment, someone will be with you shortly.', { nobody: 'mail', tooLong: 'mail' }),
      mail: ask(
        'No one is available right now. What’s your email, so we can reply?',
        { kind: 'email' },
        'contactEmail',
        { done: 'noted', gaveUp: 'listening' },
        { canSkip: true },
      ),
      noted: end('Thank you. We’ll reply as soon as someone is back.'),
    },
  }),
};
