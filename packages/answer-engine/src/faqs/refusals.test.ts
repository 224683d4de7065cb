/** What a visitor does not want is offered, not explained. */
import type { SourceId } from '@parrot/contract/core';
import { expect, test } from 'vitest';
import { findAnswer, prepareKnowledge } from '../index.ts';
import { knownFaq as faq } from '../known-faq.fixture.ts';

const HOW_TO = 'Here is how.';
const faqs = [
  faq('en', HOW_TO, 'How do I cancel my order?', 'Cancel my order'),
  faq('en', HOW_TO, 'How do I get a refund?', 'I want a refund'),
  faq('en', HOW_TO, 'How do I delete my account?'),
  faq('en', HOW_TO, 'I cannot log in', 'How do I log in?'),
  faq('en', HOW_TO, 'Where is my parcel?', 'My parcel has not arrived'),
  faq('en', HOW_TO, 'The lamp does not turn on'),
  faq('en', HOW_TO, 'How do I unsubscribe from the newsletter?', 'Stop the newsletter'),
  faq('de', HOW_TO, 'Wie lösche ich mein Konto?', 'Konto löschen'),
  faq('de', HOW_TO, 'Wie storniere ich meine Bestellung?', 'Bestellung stornieren'),
  faq('de', HOW_TO, 'Wie bekomme ich eine Rückerstattung?', 'Rückerstattung'),
  faq('de', HOW_TO, 'Wie melde ich mich an?', 'Anmelden geht nicht'),
  faq('es', HOW_TO, '¿Cómo cancelo mi pedido?', 'Cancelar mi pedido'),
  faq('es', HOW_TO, '¿Cómo pido un reembolso?'),
  faq('fr', HOW_TO, 'Comment annuler ma commande ?', 'Annuler ma commande'),
  faq('fr', HOW_TO, 'Comment obtenir un remboursement ?', 'Remboursement'),
  faq('sv', HOW_TO, 'Hur avbeställer jag min order?', 'Avbeställa min order'),
  faq('sv', HOW_TO, 'Hur avslutar jag mitt konto?', 'Avsluta mitt konto'),
];
const knowledge = prepareKnowledge({ faqs });
const ask = async (question: string, more: object = {}) =>
  findAnswer(await knowledge, { question, threshold: 0.3, ...more });

test.each([
  ['Don’t cancel my order', 'How do I cancel my order?'],
  ['please do not cancel my order!!', 'How do I cancel my order?'],
  ['I don’t want to cancel my order, I want another color', 'How do I cancel my order?'],
  ['I do not want a refund', 'How do I get a refund?'],
  ['I would rather not delete my account', 'How do I delete my account?'],
  ['Ich möchte mein Konto nicht löschen', 'Wie lösche ich mein Konto?'],
  ['Bitte stornieren Sie meine Bestellung nicht', 'Wie storniere ich meine Bestellung?'],
  ['Ich möchte nicht, dass Sie meine Bestellung stornieren', 'Wie storniere ich meine Bestellung?'],
  ['Ich will keine Rückerstattung', 'Wie bekomme ich eine Rückerstattung?'],
  ['No quiero cancelar mi pedido', '¿Cómo cancelo mi pedido?'],
  ['Por favor, no cancelen mi pedido', '¿Cómo cancelo mi pedido?'],
  ['No quiero un reembolso', '¿Cómo pido un reembolso?'],
  ['Je ne veux pas annuler ma commande', 'Comment annuler ma commande ?'],
  ['N’annulez pas ma commande s’il vous plaît', 'Comment annuler ma commande ?'],
  ['Je ne veux pas de remboursement', 'Comment obtenir un remboursement ?'],
  ['Jag vill inte avsluta mitt konto', 'Hur avslutar jag mitt konto?'],
  ['Avbeställ inte min order', 'Hur avbeställer jag min order?'],
])('%s is offered, not answered', async (question, offered) => {
  expect(await ask(question)).toMatchObject({ kind: 'didYouMean', suggestions: [{ question: offered }] });
});

test.each([
  'I can’t log in',
  'My parcel has not arrived yet',
  'my lamp doesn’t turn on',
  'I don’t know how to cancel my order',
  'Don’t you cancel an order?',
  'I don’t want my account anymore',
  'I don’t want to receive the newsletter',
  'I did not get a refund',
  'Why can I not cancel my order?',
  'Ich kann mein Konto nicht löschen',
  'Ich will mein Konto nicht mehr',
  'Ich kann mich nicht anmelden',
  'No puedo cancelar mi pedido',
  'Je n’arrive pas à annuler ma commande',
  'Jag kan inte avbeställa min order',
])('%s is answered', async (question) => {
  expect(await ask(question)).toMatchObject({ kind: 'answer', answer: HOW_TO });
});

test('a question of the bot’s own is answered, and one about not doing it too', async () => {
  const own = faq('en', 'It stays.', 'I do not want a refund');
  const prepared = await prepareKnowledge({ faqs: [own, faq('en', HOW_TO, 'How do I get a refund?')] });
  for (const question of ['I do not want a refund', 'I really do not want a refund'])
    expect(await findAnswer(prepared, { question, threshold: 0.3 })).toMatchObject({ answer: 'It stays.' });
});

test('a document is not quoted in its place', async () => {
  const text = 'To cancel an order, open the link in your mail and choose Cancel my order.';
  const passages = [{ sourceId: 'src_1' as SourceId, title: 'Orders', url: '', heading: '', text }];
  const prepared = await prepareKnowledge({ faqs, passages });
  const question = 'Don’t cancel my order with the link in the mail';
  expect((await findAnswer(prepared, { question, threshold: 0.3 })).kind).toBe('didYouMean');
});

test('a follow-up refuses, too', async () => {
  const { faqId } = faqs[0] ?? faq('en', '');
  const previous = { question: 'How do I cancel my order?', answer: { faqId } };
  expect((await ask('Then do not cancel it', { previous })).kind).toBe('didYouMean');
});
