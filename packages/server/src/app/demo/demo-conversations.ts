/** What visitors of the shop said, so that the desk is not empty: some still with the bot, some waiting, one answered. */
export type DemoConversation = {
  bot: string;
  page: string;
  language: string;
  says: string[];
  wantsPerson?: boolean;
  /** The address of whoever takes it, and what they answer. */
  takenBy?: { emailId: string; answers: string[]; closes?: boolean };
};

const AGENT = 'tomas@halden.example';

export const DEMO_CONVERSATIONS: readonly DemoConversation[] = [
  {
    bot: 'StoreAssist',
    page: '/lighting/lysa',
    language: 'en',
    says: ['Can I dim the Lysa with a wall switch?'],
  },
  {
    bot: 'StoreAssist',
    page: '/orders/48213',
    language: 'en',
    says: ['I received the wrong item', 'It is the 28 cm one and I ordered 40 cm'],
    wantsPerson: true,
  },
  {
    bot: 'StoreAssist',
    page: '/checkout',
    language: 'en',
    says: ['Do you ship abroad?', 'Also to Iceland?'],
    wantsPerson: true,
  },
  {
    bot: 'StoreAssist',
    page: '/orders/48190',
    language: 'en',
    says: ['Where is my order?'],
    wantsPerson: true,
    takenBy: {
      emailId: AGENT,
      answers: [
        'Hi, Tomás here. I am looking it up for you.',
        'It left our warehouse this morning and arrives tomorrow.',
      ],
    },
  },
  {
    bot: 'StoreAssist',
    page: '/returns',
    language: 'en',
    says: ['Can I send something back?', 'Without the box as well?'],
    wantsPerson: true,
    takenBy: { emailId: AGENT, answers: ['Yes, any sturdy box will do.'], closes: true },
  },
  {
    bot: 'ReturnsDesk',
    page: '/returns',
    language: 'en',
    says: ['48213', 'the day after never', 'yesterday', 'It does not fit', 'Money back'],
  },
  {
    bot: 'ReturnsDesk',
    page: '/orders/47002',
    language: 'en',
    says: ['47002', 'yesterday', 'It is damaged'],
  },
  {
    bot: 'HelpPoint',
    page: '/contact',
    language: 'en',
    says: ['How much is shipping?', 'Do you polish old brass?'],
  },
  { bot: 'LampGuide', page: '/lighting/lysa/care', language: 'en', says: ['How do I clean the shade?'] },
];
