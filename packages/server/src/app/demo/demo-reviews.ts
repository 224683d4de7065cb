/** What the builder of StoreAssist answered after reading its unanswered questions. */
import type { DemoFaq } from './demo-bots.ts';

/** `asked`: what visitors wrote, as a pattern; every open question that matches is solved by the FAQ. */
export type DemoReview = { asked: RegExp; faq: DemoFaq };

export const DEMO_REVIEWS: readonly DemoReview[] = [
  {
    asked: /\bgift wrap|wrap it as a gift/i,
    faq: {
      topic: 'Orders',
      question: ['Do you offer gift wrapping?', 'Can you wrap it as a gift and leave out the invoice?'],
      answer: 'Yes, for 5 euros. Choose it at checkout; the invoice then comes by email only.',
    },
  },
  {
    asked: /students?\b/i,
    faq: {
      topic: 'Payment',
      question: ['Is there a student discount?', 'Is there any discount for students?'],
      answer: 'Students get 10 % off. Sign in with your university email, and the price changes by itself.',
    },
  },
  {
    asked: /discount for \d+|price for quantities/i,
    faq: {
      topic: 'Payment',
      question: ['Is there a price for quantities?', 'Do you give a discount for 20 lamps?'],
      answer: 'From 10 pieces on there is a discount. Write to business@halden.example for an offer.',
    },
  },
  {
    asked: /pick up my order|collect it from the store/i,
    faq: {
      topic: 'Delivery',
      question: ['Can I pick up my order in the shop?', 'Can I collect it from the store myself?'],
      answer: 'Yes, in Oslo, Stockholm and Berlin, two hours after you order. Choose the shop at checkout.',
    },
  },
  {
    asked: /install|mount the lamp in/i,
    faq: {
      topic: 'Products',
      question: ['Do you offer installation?', 'Can someone mount the lamp for me?'],
      answer: 'In Oslo and Berlin an electrician comes for 79 euros. Add the service to your order.',
    },
  },
  {
    asked: /old bulbs|take back old lamps/i,
    faq: {
      topic: 'Returns',
      question: ['Do you take back old lamps?', 'What should I do with old bulbs?'],
      answer: 'Bring old lamps and bulbs to any of our shops. We recycle them for free.',
    },
  },
];
