import { value } from './block-builders.ts';
import { bot, type Recipe, visitor } from './recipe.ts';

export const NEWSLETTER: Recipe = {
  recipeId: 'newsletter',
  title: 'Newsletter',
  description:
    'Grows your list: asks for topics, email, and consent, and sends them to your newsletter service.',
  appType: 'FUNCTIONAL',
  leftToDo: [
    'To send subscribers to your newsletter service, set the value “newsletterUrl” to its address. Until then, you’ll find them in the conversations.',
  ],
  faqs: [],
  example: [
    bot('News and offers, twice a month, no more. Would you like to subscribe?'),
    visitor('Yes, please'),
    bot('What would you like to hear about? Choose as many as you like.'),
    visitor('New products, Offers'),
    bot('What’s your email address?'),
    visitor('ada@example.com'),
    bot('We’ll write to ada@example.com. You can unsubscribe anytime with one click. Do you agree?'),
    visitor('I agree'),
    bot('Welcome! Your first newsletter is on its way.'),
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
      hello: buttons('News and offers, twice a month, no more. Would you like to subscribe?', {
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
        'What’s your email address?',
        { kind: 'email' },
        'subscriberEmail',
        { done: 'agree', gaveUp: 'bye' },
        { retry: 'That doesn’t look like an email address. Please use one such as ada@example.com.' },
      ),
      agree: buttons(
        'We’ll write to {{subscriberEmail}}. You can unsubscribe anytime with one click. Do you agree?',
        { yes: ['I agree', 'agreed'], change: ['Use another email', 'mail'], no: ['I don’t agree', 'bye'] },
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
      noted: end('Thank you! I’ve noted it, and someone will add you to the list.'),
      welcome: end('Welcome! Your first newsletter is on its way.'),
      bye: end('No problem. Have a nice day!'),
    },
  }),
};
