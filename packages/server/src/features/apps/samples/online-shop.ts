import type { Sample } from './sample.ts';

export const ONLINE_SHOP: Sample = {
  sampleId: 'online-shop',
  appName: 'Online shop',
  description: 'Answers what shoppers ask most: orders, delivery, returns, sizes, and payment.',
  appType: 'Q&A',
  language: 'en',
  welcome: 'Hi! Ask me about your order, delivery, returns, or sizes.',
  faqs: [
    {
      topic: 'Orders',
      questions: ['Where is my order?', 'How can I track my parcel?', 'When does my package arrive?'],
      answer:
        'Open the tracking link in our shipping email. Most packages arrive two to four business days after they ship.',
    },
    {
      topic: 'Orders',
      questions: ['Can I change or cancel my order?', 'I ordered the wrong thing', 'Please cancel my order'],
      answer:
        'Yes, as long as it hasn’t shipped. Open “My orders”, choose the order, and select Change or Cancel. Once it’s on its way, you can return it free of charge.',
    },
    {
      topic: 'Orders',
      questions: ['Do I need an account to buy something?', 'Can I check out as a guest?'],
      answer:
        'No, you can buy as a guest with just your email address. With an account, you see all your orders in one place.',
    },
    {
      topic: 'Delivery',
      questions: ['How much is shipping?', 'What does delivery cost?', 'Is delivery free?'],
      answer:
        'Standard delivery is 4.90 euros, and free for orders of 50 euros or more. Express delivery is 9.90 euros.',
    },
    {
      topic: 'Delivery',
      questions: ['Which countries do you ship to?', 'Do you deliver abroad?', 'Can you send it overseas?'],
      answer:
        'We ship to all countries in the European Union, Norway, Switzerland, and the United Kingdom. Any duties are shown before you pay.',
    },
    {
      topic: 'Returns',
      questions: ['How do I return an item?', 'Can I send something back?', 'What is your return policy?'],
      answer:
        'You have 30 days. Print the label under “My orders”, put it on the package, and drop it off at any post office. Returns are free.',
    },
    {
      topic: 'Returns',
      questions: ['When do I get my refund?', 'How long until my money is back?'],
      answer:
        'We refund you the way you paid, within five business days after your return reaches us. We’ll email you once it’s on its way.',
    },
    {
      topic: 'Returns',
      questions: [
        'My item arrived damaged',
        'You sent the wrong product',
        'Something is missing in my parcel',
      ],
      answer:
        'We’re sorry about that. Ask for a person right here and have your order number ready: we’ll send a replacement right away, and you don’t need to return the old one first.',
    },
    {
      topic: 'Products',
      questions: ['Which size should I take?', 'Is there a size guide?', 'Do your clothes run small?'],
      answer:
        'There’s a size guide on every product page. Most of our clothes run true to size; if you’re between sizes, take the larger one.',
    },
    {
      topic: 'Products',
      questions: ['When is this back in stock?', 'The item is sold out', 'Will you restock it?'],
      answer:
        'Select “Notify me” on the product page and leave your email address. Most sold-out items are back within three weeks.',
    },
    {
      topic: 'Payment',
      questions: ['How can I pay?', 'Which payment methods do you accept?', 'Can I pay by invoice?'],
      answer:
        'By credit card, PayPal, Apple Pay, Google Pay, bank transfer, or, after your first order, by invoice.',
    },
    {
      topic: 'Payment',
      questions: [
        'How do I use a gift card?',
        'My discount code doesn’t work',
        'Where do I enter a promo code?',
      ],
      answer:
        'Enter the code in your cart, below the total. Codes can’t be combined, and some have a minimum order value, which is shown on the card.',
    },
  ],
};
