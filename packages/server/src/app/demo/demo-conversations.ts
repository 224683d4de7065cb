/** Conversations of the last days, so that the demo's desk looks used. */
import type { HandoverFactKind } from '@parrot/contract/assistant';
import type { FieldValue } from '@parrot/contract/core';
import type { TicketPriority } from '@parrot/contract/tickets';
import type { DEMO_BROWSERS } from './demo-browsers.ts';

const TOMAS = 'tomas@halden.example';
const AINO = 'aino@halden.example';
const MAYA = 'maya@halden.example';
const HOUR = 60;
const DAY = 24 * HOUR;

/** One step; agent steps are done by the agent who has taken the conversation. */
export type DemoStep =
  | { act: 'sends'; text: string }
  | { act: 'asksForPerson' }
  /** Corrects what the bot understood while waiting, and confirms the rest. */
  | { act: 'corrects'; facts: Partial<Record<HandoverFactKind, string>> }
  | { act: 'leavesEmail'; email: string }
  | { act: 'ends' }
  | { act: 'rates'; stars: number; comment: string }
  | { act: 'taken'; by: string }
  | { act: 'answers'; text: string }
  /** `mentions` are email addresses. */
  | { act: 'notes'; text: string; mentions?: readonly string[] }
  /** A note on the visitor. */
  | { act: 'notesOnVisitor'; text: string }
  /** A comment on the ticket, and what it changes. */
  | { act: 'comments'; text: string; priority?: TicketPriority; mentions?: readonly string[] }
  | { act: 'escalates'; to: string; why: string }
  | { act: 'closes' };

export type DemoConversation = {
  bot: string;
  /** When it started. */
  minutesAgo: number;
  browser: keyof typeof DEMO_BROWSERS;
  page: string;
  /** The signed identity of the visitor; without one they are anonymous. */
  person?: {
    name: string;
    email: string;
    phone?: string;
    attributes?: Readonly<Record<string, FieldValue>>;
  };
  steps: readonly DemoStep[];
};

const sends = (text: string): DemoStep => ({ act: 'sends', text });
const answers = (text: string): DemoStep => ({ act: 'answers', text });
const taken = (by: string): DemoStep => ({ act: 'taken', by });
const rates = (stars: number, comment = ''): DemoStep => ({ act: 'rates', stars, comment });
const ASKS: DemoStep = { act: 'asksForPerson' };
const CLOSES: DemoStep = { act: 'closes' };
const ENDS: DemoStep = { act: 'ends' };

const OVER: readonly DemoConversation[] = [
  {
    bot: 'StoreAssist',
    minutesAgo: 4 * DAY + 3 * HOUR,
    browser: 'oslo',
    page: '/returns',
    person: {
      name: 'Ingrid Dahl',
      email: 'ingrid.dahl@mail.example',
      phone: '+47 22 12 34 56',
      attributes: {
        customerNumber: 'H-20418',
        membership: 'Plus',
        customerSince: '2023-05-17',
        newsletter: true,
      },
    },
    steps: [
      sends('Can I send something back?'),
      sends('Without the box as well?'),
      ASKS,
      taken(TOMAS),
      answers('Hi Ingrid, Tomás here. Yes, any sturdy box will do.'),
      { act: 'notesOnVisitor', text: 'Orders for her studio, usually several lamps at once.' },
      sends('Perfect, thank you!'),
      answers('You’re welcome. The label is in your email.'),
      CLOSES,
      rates(5, 'Quick and kind.'),
    ],
  },
  {
    bot: 'StoreAssist',
    minutesAgo: 2 * DAY + 5 * HOUR,
    browser: 'berlin',
    page: '/checkout',
    steps: [
      sends('My discount code doesn’t work'),
      ASKS,
      sends('It says SPRING15 isn’t valid'),
      taken(AINO),
      answers('I’m sorry, that code expired on Sunday.'),
      sends('Then I’ll think about it'),
      CLOSES,
      rates(2),
    ],
  },
  {
    bot: 'StoreAssist',
    minutesAgo: 3 * HOUR,
    browser: 'stockholm',
    page: '/orders/48102',
    person: { name: 'Nils Åberg', email: 'nils.aberg@mail.example' },
    steps: [
      sends('Can I pay by invoice?'),
      sends('It has to be made out to our company'),
      ASKS,
      taken(TOMAS),
      answers('Hello Nils. Which name and VAT number should be on it?'),
      sends('Åberg Studio AB, SE556000111101'),
      answers('Done, the new invoice is in your email.'),
      CLOSES,
      rates(5),
    ],
  },
  {
    bot: 'ReturnsDesk',
    minutesAgo: 20 * HOUR,
    browser: 'london',
    page: '/returns',
    steps: [
      sends('48213'),
      sends('the day after never'),
      sends('yesterday'),
      sends('It doesn’t fit'),
      sends('Money back'),
    ],
  },
  {
    bot: 'HelpPoint',
    minutesAgo: 5 * HOUR,
    browser: 'oslo',
    page: '/contact',
    steps: [sends('How much is shipping?'), sends('Do you polish old brass?'), ENDS],
  },
  {
    bot: 'LampGuide',
    minutesAgo: 2 * HOUR,
    browser: 'berlin',
    page: '/lighting/lysa/care',
    steps: [sends('How do I clean the shade?'), ENDS, rates(4)],
  },
];

const UNDER_WAY: readonly DemoConversation[] = [
  {
    bot: 'StoreAssist',
    minutesAgo: 50,
    browser: 'stockholm',
    page: '/orders/47710',
    person: { name: 'Elsa Lund', email: 'elsa.lund@mail.example' },
    steps: [
      sends('My lamp is broken'),
      ASKS,
      sends('The glass of the Lysa has a crack right through'),
      taken(AINO),
      answers('Oh no. Did it arrive like that?'),
      sends('Yes, I only opened the parcel today'),
      { act: 'notes', text: 'Third cracked shade from this delivery.' },
      {
        act: 'comments',
        text: 'Three cracked shades from one pallet. Do we stop selling the batch?',
        priority: 'high',
        mentions: [MAYA],
      },
      { act: 'escalates', to: TOMAS, why: 'You know the supplier: can they send a shade today?' },
      { act: 'leavesEmail', email: 'elsa.lund@mail.example' },
    ],
  },
  {
    bot: 'StoreAssist',
    minutesAgo: 24,
    browser: 'london',
    page: '/orders/48190',
    person: { name: 'Hannah Price', email: 'hannah.price@mail.example' },
    steps: [
      sends('Where is my order?'),
      ASKS,
      taken(TOMAS),
      answers('Hi Hannah, Tomás here. Let me look it up for you.'),
      answers('It left our warehouse this morning and arrives tomorrow.'),
      sends('Can it go to my neighbor? I’m at work all day'),
      { act: 'leavesEmail', email: 'hannah.price@mail.example' },
    ],
  },
  {
    bot: 'StoreAssist',
    minutesAgo: 9,
    browser: 'oslo',
    page: '/orders/48213',
    steps: [
      sends('I received the wrong item'),
      sends('It’s the 28 cm one, and I ordered 40 cm'),
      sends('Order 48231'),
      ASKS,
      { act: 'corrects', facts: { topic: 'Wrong size: 28 cm instead of 40 cm', order: '48213' } },
      { act: 'leavesEmail', email: 'jon.berg@mail.example' },
    ],
  },
  {
    bot: 'StoreAssist',
    minutesAgo: 3,
    browser: 'madrid',
    page: '/checkout',
    steps: [
      sends('¿Hacen envíos a las Islas Canarias?'),
      ASKS,
      sends('Es para un regalo, lo necesito el viernes'),
    ],
  },
  {
    bot: 'StoreAssist',
    minutesAgo: 17,
    browser: 'hamburg',
    page: '/bestellung/48207',
    person: { name: 'Carsten Möller', email: 'carsten.moeller@mail.example' },
    steps: [
      sends('Hallo, bei der Tind fehlt die Klemme'),
      ASKS,
      taken(AINO),
      answers('Guten Tag Herr Möller, das tut mir leid. Ist der Beutel mit den Schrauben dabei?'),
      sends('Der ist da, nur die Klemme nicht'),
      answers('Dann schicke ich Ihnen die Klemme heute noch als Brief.'),
      sends('Prima. Kommt die bis Samstag an?'),
    ],
  },
  {
    bot: 'StoreAssist',
    minutesAgo: 6,
    browser: 'paris',
    page: '/commande/48211',
    person: { name: 'Inès Bernard', email: 'ines.bernard@mail.example' },
    steps: [
      sends('Mon code promo ne passe pas alors qu’il est valable jusqu’à dimanche'),
      ASKS,
      sends('C’est AUTOMNE15'),
    ],
  },
  {
    bot: 'StoreAssist',
    minutesAgo: 2,
    browser: 'malmo',
    page: '/leverans',
    steps: [sends('Hur lång tid tar leveransen till Kiruna?')],
  },
  {
    bot: 'ReturnsDesk',
    minutesAgo: 3,
    browser: 'berlin',
    page: '/orders/47002',
    steps: [sends('47002'), sends('today'), sends('It’s damaged')],
  },
  {
    bot: 'StoreAssist',
    minutesAgo: 2,
    browser: 'stockholm',
    page: '/lighting/lysa',
    steps: [sends('Can I dim the Lysa with a wall switch?')],
  },
];

export const DEMO_CONVERSATIONS: readonly DemoConversation[] = [...OVER, ...UNDER_WAY];
