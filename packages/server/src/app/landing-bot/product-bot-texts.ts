/** The bot's own texts and its guide in each language. */
import { defaultTexts, type TranslatedTexts } from '@parrot/contract/apps';
import type { LanguageCode } from '@parrot/contract/core';
import { guide as german } from './guides/de.ts';
import { guide as english } from './guides/en.ts';
import { guide as spanish } from './guides/es.ts';
import { guide as french } from './guides/fr.ts';
import { guide as swedish } from './guides/sv.ts';

export const BOT_NAME = 'Parrot';

type OwnTexts = Pick<TranslatedTexts, 'welcomeMsg' | 'SupportingText'>;

const OWN_TEXTS: Record<LanguageCode, OwnTexts> = {
  en: {
    SupportingText: 'Ask me about Parrot',
    welcomeMsg: 'Hi! I’m a bot built with Parrot. Ask me anything about it.',
  },
  es: {
    SupportingText: 'Pregúntame sobre Parrot',
    welcomeMsg: '¡Hola! Soy un bot creado con Parrot. Pregúntame lo que quieras sobre él.',
  },
  de: {
    SupportingText: 'Fragen Sie mich zu Parrot',
    welcomeMsg: 'Hallo! Ich bin ein Bot, gebaut mit Parrot. Fragen Sie mich alles darüber.',
  },
  fr: {
    SupportingText: 'Posez-moi vos questions sur Parrot',
    welcomeMsg: 'Bonjour ! Je suis un bot créé avec Parrot. Posez-moi toutes vos questions à son sujet.',
  },
  sv: {
    SupportingText: 'Fråga mig om Parrot',
    welcomeMsg: 'Hej! Jag är en bot som är byggd med Parrot. Fråga mig vad du vill om det.',
  },
};

export const botTexts = (language: LanguageCode): TranslatedTexts => ({
  ...defaultTexts(BOT_NAME, language),
  ...OWN_TEXTS[language],
});

export const GUIDES: Record<LanguageCode, { fileName: string; text: (trialDays: number) => string }> = {
  en: { fileName: 'Parrot guide.md', text: english },
  es: { fileName: 'Guía de Parrot.md', text: spanish },
  de: { fileName: 'Parrot-Leitfaden.md', text: german },
  fr: { fileName: 'Guide de Parrot.md', text: french },
  sv: { fileName: 'Parrotguiden.md', text: swedish },
};
