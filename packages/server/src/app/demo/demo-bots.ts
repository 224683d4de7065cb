/** The bots of the demo tenant: those of a shop, and an unfinished one. */

/** `key` names an FAQ in transcripts and translations. */
export type DemoFaq = { key?: string; topic: string; question: string[]; answer: string };

export type DemoBot = {
  appName: string;
  published: boolean;
  /** Whether agents and visitors can call each other. */
  hasCalls?: boolean;
  faqs: DemoFaq[];
};

/** Created from a recipe, under this name. */
type DemoRecipe = { appName: string; recipeId: string };

export const DEMO_RECIPES: readonly DemoRecipe[] = [
  { appName: 'ReturnsDesk', recipeId: 'returns' },
  { appName: 'HelpPoint', recipeId: 'faq-hand-over' },
  { appName: 'OrderStatus', recipeId: 'order-status' },
];

/** Where the flow of OrderStatus looks orders up. */
export const DEMO_ORDER_SERVICE = { name: 'orderServiceUrl', url: 'https://api.halden.example/orders' };

/** Answers from a document. */
export const DEMO_DOCUMENT_BOT = {
  appName: 'LampGuide',
  fileName: 'lysa-care-guide.md',
  text: `# Lysa care guide

## Cleaning

Wipe the shade with a soft, dry cloth. Stains come off with lukewarm water and a drop of washing-up liquid. Never use scouring powder or alcohol: they take the color off the brass.

## Changing the bulb

Switch the lamp off at the wall and let it cool for ten minutes. Hold the shade with one hand, turn the ring beneath it to the left and take the shade off. The lamp takes an E27 bulb of up to 60 watts.

## Hanging it up

The canopy covers a ceiling box of up to 8 centimeters. The cable is 2.5 meters long and can be shortened without tools: push the small brass button on the canopy and pull. The hook carries up to 5 kilograms.

## Outdoors

The Lysa is made for rooms. On a covered terrace it may hang from May to September; take it inside before the first frost.

## Spare parts

Shades, rings and cables can be ordered for ten years after a lamp went out of production. The number of the part is printed inside the canopy.
`,
};

/** Added later by the builder; `note` where a version was published with it. */
export const DEMO_EDITS: readonly { daysAgo: number; bot: string; faq: DemoFaq; note: string }[] = [
  {
    daysAgo: 19,
    bot: 'StoreAssist',
    faq: {
      topic: 'Products',
      question: ['How heavy is the Skog shelf?', 'How much does the Skog weigh?'],
      answer: 'A board weighs 4.2 kg, and the whole shelf with five boards 26 kg.',
    },
    note: 'Weight of the Skog',
  },
  {
    daysAgo: 11,
    bot: 'WarrantyFAQ',
    faq: {
      topic: 'Warranty',
      question: ['Does the warranty apply to a gift?', 'I got the lamp as a present'],
      answer: 'Yes. The warranty belongs to the lamp; the order number of the giver is enough.',
    },
    note: '',
  },
  {
    daysAgo: 4,
    bot: 'StoreAssist',
    faq: {
      topic: 'Delivery',
      question: ['Do you deliver on Saturdays?', 'Is there weekend delivery?'],
      answer: 'On Saturdays in Oslo, Stockholm and Berlin. Choose the day at checkout.',
    },
    note: 'Saturday delivery',
  },
];

export const DEMO_BOTS: readonly DemoBot[] = [
  {
    appName: 'StoreAssist',
    published: true,
    hasCalls: true,
    faqs: [
      {
        key: 'order',
        topic: 'Orders',
        question: ['Where is my order?', 'How do I track my parcel?', 'When will my package arrive?'],
        answer:
          'Open the tracking link in your shipping email. Orders placed before 2 pm leave the same day and arrive in 2 to 4 days.',
      },
      {
        key: 'cancel',
        topic: 'Orders',
        question: [
          'Can I change or cancel my order?',
          'I want to cancel my order',
          'I ordered the wrong thing',
        ],
        answer:
          'Yes, as long as it hasn’t left our warehouse. Ask for a person here and have your order number ready.',
      },
      {
        key: 'return',
        topic: 'Returns',
        question: ['How do I return an item?', 'Can I send something back?', 'What is your return policy?'],
        answer:
          'You have 30 days. Use the label in the parcel: returns are free, and your money is back within 5 days of us receiving it.',
      },
      {
        key: 'wrong',
        topic: 'Returns',
        question: [
          'I received the wrong item',
          'My lamp arrived in the wrong size',
          'You sent the wrong product',
        ],
        answer:
          'Sorry about that. We exchange it free of charge with express shipping. Ask for a person here, and we’ll book the pickup.',
      },
      {
        key: 'countries',
        topic: 'Delivery',
        question: ['Do you deliver to Spain?', 'Which countries do you ship to?', 'Do you ship abroad?'],
        answer: 'We deliver to all EU countries, Norway, Switzerland and the United Kingdom.',
      },
      {
        key: 'shipping',
        topic: 'Delivery',
        question: ['How much is shipping?', 'What does delivery cost?', 'Is delivery free?'],
        answer: 'Delivery is free for orders of 50 euros or more. Below that, it’s 4.90 euros.',
      },
      {
        key: 'bathroom',
        topic: 'Products',
        question: [
          'Can I hang the Lysa above a bathroom mirror?',
          'Is the Lysa lamp safe in a bathroom?',
          'Is the lamp waterproof?',
        ],
        answer:
          'Yes, if it hangs at least 60 cm from water. The Lysa is rated IP44: splashes are fine, but don’t hang it above the tub or shower.',
      },
      {
        key: 'bulb',
        topic: 'Products',
        question: [
          'Which bulb fits the Lysa?',
          'What light bulb do I need?',
          'Which socket does the lamp have?',
        ],
        answer: 'An E27 bulb of up to 60 W, or any LED.',
      },
      {
        key: 'dim',
        topic: 'Products',
        question: ['Is the Lysa dimmable?', 'Can I dim the lamp with a wall switch?'],
        answer: 'Yes, with a dimmable bulb and a trailing-edge dimmer.',
      },
      {
        key: 'pay',
        topic: 'Payment',
        question: ['How can I pay?', 'Which payment methods do you take?', 'Can I pay by invoice?'],
        answer: 'By card, PayPal, Klarna invoice, or bank transfer.',
      },
      {
        key: 'warranty',
        topic: 'Warranty',
        question: ['How long is the warranty?', 'Do lamps have a guarantee?', 'My lamp is broken'],
        answer:
          'Five years on all lamps. Send us a picture of the damage and your order number, and we’ll send the part or a new lamp.',
      },
      {
        key: 'open',
        topic: 'Shops',
        question: ['When are you open?', 'What are your opening hours?', 'Where is your shop?'],
        answer: 'Our shop in Oslo is open Monday to Saturday from 10 am to 6 pm.',
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
        answer: 'Faults in materials and workmanship. Wear and accidental damage are not covered.',
      },
    ],
  },
];
