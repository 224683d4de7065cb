/** The predefined responses of the demo. */
export type DemoResponse = {
  title: string;
  hashtags: string[];
  text: string;
  /** The bot it is for; without one, all bots. */
  bot?: string;
};

export const DEMO_RESPONSES: readonly DemoResponse[] = [
  {
    title: 'Greeting',
    hashtags: ['#hello', '#hi'],
    text: 'Hello, and thank you for writing to Halden. How can I help you?',
  },
  {
    title: 'One moment, please',
    hashtags: ['#wait'],
    text: 'I am looking into it. Please give me a moment.',
  },
  {
    title: 'Goodbye',
    hashtags: ['#bye', '#thanks'],
    text: 'You are welcome. If anything else comes up, just write here again.',
  },
  {
    title: 'Wrong item delivered',
    hashtags: ['#wrongitem'],
    text: 'I am sorry that the wrong item reached you. I have ordered the right one for you; a label to send the other back, free of charge, is on its way by e-mail.',
    bot: 'StoreAssist',
  },
  {
    title: 'Where an order is',
    hashtags: ['#order', '#tracking'],
    text: 'Every order has a link to follow it, in the e-mail that told you it was sent. May I have your order number? Then I look it up for you.',
    bot: 'StoreAssist',
  },
  {
    title: 'How to return something',
    hashtags: ['#return'],
    text: 'You have 30 days to return what you bought. Any sturdy box will do, and the label is free.',
    bot: 'ReturnsDesk',
  },
];
