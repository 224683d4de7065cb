import type { Sample } from './sample.ts';

export const ONLINE_SHOP: Sample = {
  sampleId: 'online-shop',
  appName: 'Online shop',
  description: 'Answers what shoppers ask most: orders, delivery, returns, sizes and payment.',
  appType: 'Q&A',
  language: 'en',
  welcome: 'Hello! Ask me about your order, delivery, returns or sizes.',
  faqs: [
    {
      topic: 'Orders',
      questions: ['Where is my order?', 'How can I track my parcel?', 'When does my package arrive?'],
      answer:
        'Open the tracking link in the mail we sent when your parcel left us. Most parcels arrive two to four working days after that.',
    },
    {
      topic: 'Orders',
      questions: ['Can I change or cancel my order?', 'I ordered the wrong thing', 'Please cancel my order'],
      answer:
        'As long as the parcel has not left our warehouse, yes. Open “My orders”, choose the order and press Change or Cancel. Once it is on its way you can return it free of charge.',
    },
    {
      topic: 'Orders',
      questions: ['Do I need an account to buy something?', 'Can I check out as a guest?'],
      answer:
        'No, you can buy as a guest with just your e-mail address. With an account you see all your orders in one place.',
    },
    {
      topic: 'Delivery',
      questions: ['How much is shipping?', 'What does delivery cost?', 'Is delivery free?'],
      answer: 'Standard delivery is 4.90 euros, and free from 50 euros. Express delivery is 9.90 euros.',
    },
    {
      topic: 'Delivery',
      questions: ['Which countries do you ship to?', 'Do you deliver abroad?', 'Can you send it overseas?'],
      answer:
        'We ship to all countries of the European Union, to Norway, Switzerland and the United Kingdom. Duties, where there are any, are shown before you pay.',
    },
    {
      topic: 'Returns',
      questions: ['How do I return an item?', 'Can I send something back?', 'What is your return policy?'],
      answer:
        'You have 30 days. Print the label under “My orders”, put it on the parcel and drop it at any post office. Returns are free.',
    },
    {
      topic: 'Returns',
      questions: ['When do I get my refund?', 'How long until my money is back?'],
      answer:
        'We pay you back the way you paid, within five working days after your return has reached us. We send you a mail once it is on its way.',
    },
    {
      topic: 'Returns',
      questions: [
        'My item arrived damaged',
        'You sent the wrong product',
        'Something is missing in my parcel',
      ],
      answer:
        'We are sorry about that. Ask for a person right here and have your order number ready: we send you a new one at once, and you need not return the old one first.',
    },
    {
      topic: 'Products',
      questions: ['Which size should I take?', 'Is there a size guide?', 'Do your clothes run small?'],
      answer:
        'There is a size guide on every product page. Most of our clothes run true to size; if you are between two, take the larger one.',
    },
    {
      topic: 'Products',
      questions: ['When is this back in stock?', 'The article is sold out', 'Will you restock it?'],
      answer:
        'Press “Tell me when it is back” on the product page and leave your e-mail address. Most sold-out articles return within three weeks.',
    },
    {
      topic: 'Payment',
      questions: ['How can I pay?', 'Which payment methods do you accept?', 'Can I pay by invoice?'],
      answer:
        'By credit card, PayPal, Apple Pay, Google Pay, bank transfer or, after your first order, by invoice.',
    },
    {
      topic: 'Payment',
      questions: [
        'How do I use a voucher?',
        'My discount code does not work',
        'Where do I enter a gift card?',
      ],
      answer:
        'Enter the code in the basket, under the sum. Codes can’t be combined, and some need a smallest order value, which is written on the voucher.',
    },
  ],
};
