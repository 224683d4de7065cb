import { expect, test } from 'vitest';
import { personRequestIn } from './person-request.ts';
import { type SmallTalk, smallTalkIn } from './small-talk.ts';
import { SMALL_TALK_PHRASES } from './small-talk-phrases.ts';

const SMALL_TALK: Record<SmallTalk, string[]> = {
  greeting: [
    ...[
      'hello',
      'hi there',
      'Hey!',
      'Good morning :)',
      'heyyy',
      'Hello, how are you?',
      'hi again',
      'hello ok',
    ],
    ...['hola', '¡Buenos días!', 'Hola, ¿qué tal?', 'buenas tardes'],
    ...['hallo', 'Guten Tag', 'Hallo zusammen', 'moin moin', 'Grüß Gott!'],
    ...['bonjour', 'Salut !', 'Bonjour, ça va ?', 'Bonsoir madame'],
    ...['hej', 'Hej hej', 'God morgon!', 'hallå', 'tjena'],
  ],
  thanks: [
    ...['thanks', 'thank you!', 'ok thanks', 'Thanks so much for your help', 'thx', 'great, thank you'],
    ...['gracias', 'Muchas gracias por tu ayuda', 'vale, gracias', 'mil gracias'],
    ...['danke', 'Vielen Dank!', 'ok danke', 'Danke für die schnelle Antwort', 'super, danke schön'],
    ...['merci', 'Merci beaucoup pour votre aide', 'd’accord merci', 'super merci'],
    ...['tack', 'Tack så mycket för hjälpen', 'okej tack', 'tusen tack 🙏', 'toppen, tack'],
    ...['ok merci', 'hello, danke'],
  ],
  acknowledgment: [
    ...['ok', 'OK!', 'okkk', 'got it', 'I see', 'Perfect 👍', 'that’s great', 'oh ok cool', 'lol ok'],
    ...['vale', 'de acuerdo', 'entendido', 'muy bien'],
    ...['alles klar', 'verstanden', 'na gut', 'Passt'],
    ...['d’accord', 'très bien', 'ça marche', 'c’est noté'],
    ...['okej', 'jättebra', 'jag förstår', 'det är bra'],
  ],
  agreement: ['yes', 'yeah', 'sí', 'ja', 'oui', 'japp', 'ja bitte'],
  refusal: [
    ...['no', 'no thanks', 'No, that’s all, thank you', 'nothing else'],
    ...[
      'no gracias',
      'eso es todo',
      'nein danke',
      'das war’s',
      'non merci',
      'c’est tout',
      'nej tack',
      'det var allt',
    ],
  ],
  goodbye: [
    ...['bye', 'ok thanks bye', 'Goodbye!', 'See you later', 'have a nice day', 'thanks, you too'],
    ...['adiós', 'hasta luego', 'Gracias, que tengas un buen día'],
    ...['tschüss', 'Auf Wiedersehen', 'Danke, schönen Tag noch!', 'bis bald'],
    ...['au revoir', 'Merci, bonne journée', 'à bientôt'],
    ...['hej då', 'Tack, ha en bra dag!', 'vi ses'],
  ],
  identity: [
    ...['are you a bot?', 'Hi, am I talking to a real person?', 'lol are you human', 'who are you'],
    ...['¿Eres un bot?', 'hola, ¿eres una persona?', 'Bist du ein Bot?', 'Sind Sie ein Mensch?'],
    ...['Êtes-vous un robot ?', 'c’est un bot ?', 'Är du en bot?', 'pratar jag med en människa?'],
  ],
};
const OTHERS = [
  ...['Hello, do you ship to Spain?', 'thanks but where is my order', 'ok and in Bergen?', 'Thank you cards'],
  ...[
    'How long is the warranty? ok',
    'is it good?',
    'hi-fi',
    'help',
    'good price?',
    'no answer',
    'Hello Kitty lamp',
  ],
  ...['hola, ¿tienen lámparas?', 'gracias pero no funciona', 'buen precio', 'no funciona'],
  ...['Hallo, wo ist mein Paket?', 'danke, aber das hilft nicht', 'Guten Rabatt?', 'nein das stimmt nicht'],
  ...['bonjour, où est mon colis', 'merci mais non, ça ne marche pas', 'bon de réduction', 'oui mais quand'],
  ...['hej, var är mitt paket', 'tack men det fungerar inte', 'bra pris', 'ja men när'],
  ...['', ' ', '?!', '👍', '42', 'please', 'there'],
];

test.each(Object.entries(SMALL_TALK).flatMap(([kind, texts]) => texts.map((text) => [text, kind])))(
  '%s is small talk: %s [F-75]',
  (text, kind) => {
    expect(smallTalkIn(text as string)).toBe(kind);
  },
);

test('to ask whether it is a bot requests no agent [F-75]', () => {
  const phrases = Object.values(SMALL_TALK_PHRASES).flatMap(({ identity = '' }) => identity.split(' / '));
  expect(phrases.filter((phrase) => personRequestIn(phrase) !== undefined)).toEqual([]);
});

test.each(OTHERS)('%s is no small talk [F-75]', (text) => {
  expect(smallTalkIn(text)).toBeUndefined();
});

test('a long text is neither read nor recognized [F-75]', () => {
  for (const part of ['thanks ', 'ok', 'have a nice ', 'hey'])
    expect(smallTalkIn(part.repeat(400_000))).toBeUndefined();
});
