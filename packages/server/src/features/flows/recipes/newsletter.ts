import { value } from './block-builders.ts';
import { bot, type Recipe, visitor } from './recipe.ts';

export const NEWSLETTER: Recipe = {
  recipeId: 'newsletter',
  title: 'Newsletter',
  description:
    'Wins subscribers: asks for topics, address and consent, and passes them on to your newsletter service.',
  appType: 'FUNCTIONAL',
  leftToDo: [
    'To pass subscribers on at once, set the value “newsletterUrl” to the address of your newsletter service. Until then you find them in the conversations.',
  ],
  faqs: [],
  example: [
    bot('News and offers, twice a month, and never more. Shall I put you on the list?'),
    visitor('Yes, please'),
    bot('What would you like to hear about? Choose as many as you like.'),
    visitor('New products, Offers'),
    bot('Which e-mail address shall we write to?'),
    visitor('ada@example.com'),
    bot('We write to ada@example.com, and you can leave at any time by one click. Do you agree?'),
    visitor('I agree'),
    bot('Welcome! Your first letter comes soon.'),
  ],
  build: ({ start, buttons, choose, ask, set, when, request, end }) => ({
    values: [
      value('newsletterUrl', 'text', 'app', ''),
      value('topics', 'list'),
      value('subscriberEmail', 'text', 'visitor'),
      value('agreedOn', 'date', 'visitor'),
    ],
    blocks: {
      start: start('hello'),
      hello: buttons('News and offers, twice a month, and never more. Shall I put you on the list?', {
        yes: ['Yes, please', 'topics'],
        no: ['Not now', 'bye'],
      }),
      topics: choose(
        'What would you like to hear about? Choose as many as you like.',
        { products: 'New products', offers: 'Offers', stories: 'Stories' },
        'topics',
        { done: 'mail', gaveUp: 'mail' },
        { several: true },
      ),
      mail: ask(
        'Which e-mail address shall we write to?',
        { kind: 'email' },
        'subscriberEmail',
        { done: 'agree', gaveUp: 'bye' },
        { retry: 'That does not look like an e-mail address. It should be like ada@example.com.' },
      ),
      agree: buttons(
        'We write to {{subscriberEmail}}, and you can leave at any time by one click. Do you agree?',
        { yes: ['I agree', 'agreed'], change: ['Use another address', 'mail'], no: ['I do not', 'bye'] },
      ),
      agreed: set('agreedOn', '{{today}}', 'connected'),
      connected: when({ yes: ['Service connected', 'newsletterUrl != ""', 'subscribe'] }, 'welcome'),
      subscribe: request(
        {
          method: 'POST',
          url: '{{newsletterUrl}}',
          body: '{"email": "{{subscriberEmail}}", "topics": {{topics}}, "agreedOn": "{{agreedOn}}"}',
          results: [],
        },
        { done: 'welcome', failed: 'noted' },
      ),
      noted: end('Thank you! I have noted it, and somebody puts you on the list.'),
      welcome: end('Welcome! Your first letter comes soon.'),
      bye: end('No problem. Have a nice day!'),
    },
  }),
};
