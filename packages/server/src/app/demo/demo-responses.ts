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
    text: 'Hi, thanks for writing to Halden Home. How can I help?',
  },
  {
    title: 'One moment, please',
    hashtags: ['#wait'],
    text: 'Let me look into that. One moment, please.',
  },
  {
    title: 'Goodbye',
    hashtags: ['#bye', '#thanks'],
    text: 'You’re welcome! If anything else comes up, just write here again.',
  },
  {
    title: 'Wrong item delivered',
    hashtags: ['#wrongitem'],
    text: 'I’m sorry we sent you the wrong item. The right one leaves today, and a free return label for the other is in your inbox.',
    bot: 'StoreAssist',
  },
  {
    title: 'Order tracking',
    hashtags: ['#order', '#tracking'],
    text: 'The tracking link is in your shipping email. If you give me your order number, I’ll look it up for you.',
    bot: 'StoreAssist',
  },
  {
    title: 'Returns',
    hashtags: ['#return'],
    text: 'You can return your order within 30 days. Any sturdy box will do, and the label is free.',
    bot: 'ReturnsDesk',
  },
  {
    title: 'Refund on its way',
    hashtags: ['#refund'],
    text: 'I’ve just sent your refund. Depending on your bank, you’ll see it in 2 to 5 working days.',
    bot: 'StoreAssist',
  },
  {
    title: 'Begrüßung',
    hashtags: ['#hallo'],
    text: 'Guten Tag und danke für Ihre Nachricht. Wie kann ich Ihnen helfen?',
  },
  {
    title: 'Saludo',
    hashtags: ['#hola'],
    text: 'Hola, gracias por escribirnos. ¿En qué te puedo ayudar?',
  },
  {
    title: 'Accueil',
    hashtags: ['#bonjour'],
    text: 'Bonjour et merci de votre message. Comment puis-je vous aider ?',
  },
  {
    title: 'Hälsning',
    hashtags: ['#hej'],
    text: 'Hej och tack för att du skriver till oss. Vad kan jag hjälpa dig med?',
  },
];
