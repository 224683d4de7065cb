/** The predefined responses of the demo. */
import type { ResponseAction } from '@parrot/contract/responses';

export type DemoResponse = {
  title: string;
  hashtags: string[];
  text: string;
  /** The bot it is for; without one, all bots. */
  bot?: string;
  /** Tags that it adds, by name. */
  addTags?: readonly string[];
  actions?: readonly ResponseAction[];
};

export const DEMO_RESPONSES: readonly DemoResponse[] = [
  {
    title: 'Greeting',
    hashtags: ['#hello', '#hi'],
    text: 'Hi {{visitor.name | there}}, thanks for writing to Halden Home. I’m {{agent.name}}. How can I help?',
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
    actions: [{ kind: 'setStatus', status: 'solved' }, { kind: 'close' }],
  },
  {
    title: 'Wrong item delivered',
    hashtags: ['#wrongitem'],
    text: 'I’m sorry we sent you the wrong item. The right one leaves today, and a free return label for the other is in your inbox. Your case number is {{ticket.number}}.',
    bot: 'StoreAssist',
    addTags: ['Damaged', 'Returns'],
    actions: [{ kind: 'setPriority', priority: 'high' }],
  },
  {
    title: 'Order tracking',
    hashtags: ['#order', '#tracking'],
    text: 'I found your order under customer number {{visitor.customerNumber}}. The tracking link is in the email we sent to {{visitor.email | you}}.',
    bot: 'StoreAssist',
    addTags: ['Delivery'],
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
    text: 'I’ve just sent your refund ({{ticket.number}}, {{today}}). Depending on your bank, you’ll see it in 2 to 5 working days.',
    bot: 'StoreAssist',
    addTags: ['Payment'],
    actions: [{ kind: 'setStatus', status: 'solved' }, { kind: 'close' }],
  },
  {
    title: 'Waiting for the customer',
    hashtags: ['#pending'],
    text: '',
    actions: [
      { kind: 'setStatus', status: 'pending' },
      { kind: 'assign', agentId: 'me' },
    ],
  },
  {
    title: 'Begrüßung',
    hashtags: ['#hallo'],
    text: 'Guten Tag und danke für Ihre Nachricht. Mein Name ist {{agent.name}}, wie kann ich Ihnen helfen?',
  },
  {
    title: 'Saludo',
    hashtags: ['#hola'],
    text: 'Hola, gracias por escribirnos. Soy {{agent.name}}, ¿en qué te puedo ayudar?',
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
