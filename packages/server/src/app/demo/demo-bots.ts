/** The bots of the demo tenant: one for the landing page, those of a shop, and an unfinished one. */
export type DemoBot = {
  appName: string;
  published: boolean;
  faqs: { question: string[]; answer: string; topic: string }[];
};

/** Created from a recipe, under this name. */
type DemoRecipe = { appName: string; recipeId: string };

export const DEMO_RECIPES: readonly DemoRecipe[] = [
  { appName: 'ReturnsDesk', recipeId: 'returns' },
  { appName: 'HelpPoint', recipeId: 'faq-hand-over' },
];

/** Answers from a document. */
export const DEMO_DOCUMENT_BOT = {
  appName: 'LampGuide',
  fileName: 'lysa-care-guide.md',
  text: `# Lysa care guide

## Cleaning

Wipe the shade with a soft, dry cloth. Stains come off with lukewarm water and a drop of washing-up liquid. Never use scouring powder or alcohol: they take the colour off the brass.

## Changing the bulb

Switch the lamp off at the wall and let it cool for ten minutes. Hold the shade with one hand, turn the ring beneath it to the left and take the shade off. The lamp takes an E27 bulb of up to 60 watts.

## Hanging it up

The canopy covers a ceiling box of up to 8 centimetres. The cable is 2.5 metres long and can be shortened without tools: push the small brass button on the canopy and pull. The hook carries up to 5 kilograms.

## Outdoors

The Lysa is made for rooms. On a covered terrace it may hang from May to September; take it inside before the first frost.

## Spare parts

Shades, rings and cables can be ordered for ten years after a lamp went out of production. The number of the part is printed inside the canopy.
`,
};

/** Answers on the landing page. */
export const LANDING_BOT = 'AskParrot';

export const DEMO_BOTS: readonly DemoBot[] = [
  {
    appName: LANDING_BOT,
    published: true,
    faqs: [
      {
        topic: 'Getting started',
        question: ['What is Parrot?', 'What does Parrot do?', 'What is this product?'],
        answer:
          'Parrot is a studio where you build a customer-service bot without writing code, and a desk where your people take over when it does not know.',
      },
      {
        topic: 'Getting started',
        question: ['How long until my bot answers?', 'How fast can I start?', 'How quick is the set-up?'],
        answer:
          'A few minutes. Make an app, add your questions and answers, publish it, and paste one line into your web site.',
      },
      {
        topic: 'Getting started',
        question: ['Do I need to write code?', 'Can I use it without programming?'],
        answer:
          'No. You type questions and answers. The only thing you paste is one script line into your page.',
      },
      {
        topic: 'People',
        question: [
          'Can people take over?',
          'Can I talk to a human?',
          'What if the bot does not know the answer?',
        ],
        answer:
          'Yes. The visitor asks for a person at any time, the conversation stands in the queue at once, and whoever takes it sees all that was said.',
      },
      {
        topic: 'Languages',
        question: [
          'Which languages does the bot speak?',
          'Does it work in Spanish or German?',
          'Which languages?',
        ],
        answer: 'A bot can be made in English, Spanish, German, French or Swedish.',
      },
      {
        topic: 'Privacy',
        question: ['Where is my data?', 'Does it need the internet?', 'Is my data sent to somebody else?'],
        answer:
          'Everything stays on your own installation. It needs no key, no other server and no network once it runs.',
      },
      {
        topic: 'Price',
        question: ['What does it cost?', 'How much is it?', 'Is there a free trial?'],
        answer: 'You can try everything free for 14 days. No card is needed.',
      },
    ],
  },
  {
    appName: 'StoreAssist',
    published: true,
    faqs: [
      {
        topic: 'Orders',
        question: ['Where is my order?', 'How do I track my parcel?', 'When will my package arrive?'],
        answer:
          'Open the tracking link in your shipping mail. Orders placed before 14:00 leave the same day and arrive in 2 to 4 days.',
      },
      {
        topic: 'Orders',
        question: [
          'Can I change or cancel my order?',
          'I want to cancel my order',
          'I ordered the wrong thing',
        ],
        answer:
          'As long as it has not left our warehouse, yes. Ask for a person here and keep your order number ready.',
      },
      {
        topic: 'Returns',
        question: ['How do I return an item?', 'Can I send something back?', 'What is your return policy?'],
        answer:
          'You have 30 days. Use the label in the parcel; returns are free and the money is back within 5 days after we get it.',
      },
      {
        topic: 'Returns',
        question: [
          'I received the wrong item',
          'My lamp arrived in the wrong size',
          'You sent the wrong product',
        ],
        answer:
          'Sorry about that. We exchange it free of charge with express shipping. Ask for a person here and we book the pick-up.',
      },
      {
        topic: 'Delivery',
        question: ['Do you deliver to Spain?', 'Which countries do you ship to?', 'Do you ship abroad?'],
        answer:
          'We deliver to all countries of the European Union, Norway, Switzerland and the United Kingdom.',
      },
      {
        topic: 'Delivery',
        question: ['How much is shipping?', 'What does delivery cost?', 'Is delivery free?'],
        answer: 'Delivery is free from 50 euros. Below that it is 4.90 euros.',
      },
      {
        topic: 'Products',
        question: [
          'Can I hang the Lysa above a bathroom mirror?',
          'Is the Lysa lamp safe in a bathroom?',
          'Is the lamp waterproof?',
        ],
        answer:
          'Yes, if it hangs at least 60 cm from water. The Lysa is rated IP44: splashes are fine, but it may not hang above the tub or shower.',
      },
      {
        topic: 'Products',
        question: [
          'Which bulb fits the Lysa?',
          'What light bulb do I need?',
          'Which socket does the lamp have?',
        ],
        answer: 'An E27 bulb of up to 60 W, or an LED of any strength.',
      },
      {
        topic: 'Products',
        question: ['Is the Lysa dimmable?', 'Can I dim the lamp with a wall switch?'],
        answer: 'Yes, with a dimmable bulb and a trailing-edge dimmer.',
      },
      {
        topic: 'Payment',
        question: ['How can I pay?', 'Which payment methods do you take?', 'Can I pay by invoice?'],
        answer: 'By card, PayPal, Klarna invoice or bank transfer.',
      },
      {
        topic: 'Warranty',
        question: ['How long is the warranty?', 'Do lamps have a guarantee?', 'My lamp is broken'],
        answer:
          'Five years on all lamps. Send us a picture of what is broken and the order number, and we send the part or a new lamp.',
      },
      {
        topic: 'Shops',
        question: ['When are you open?', 'What are your opening hours?', 'Where is your shop?'],
        answer: 'Our shop in Oslo is open Monday to Saturday from 10 to 18.',
      },
    ],
  },
  {
    appName: 'WarrantyFAQ',
    published: false,
    faqs: [
      {
        topic: 'Warranty',
        question: ['What does the warranty cover?', 'Is wear and tear covered?'],
        answer: 'Faults in material and making. Wear and damage by use are not covered.',
      },
    ],
  },
];
