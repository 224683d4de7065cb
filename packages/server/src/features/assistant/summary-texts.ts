/** The words around what is taken from a conversation. */
import type { LanguageCode } from '@parrot/contract/core';

type SummaryTexts = {
  asked(name: string, question: string): string;
  also(questions: readonly string[]): string;
  told(values: string): string;
  answered(name: string, answer: string): string;
  open(question: string): string;
};

export const SUMMARY_TEXTS: Record<LanguageCode, SummaryTexts> = {
  en: {
    asked: (name, question) => `${name} asked: “${question}”`,
    also: (questions) => `Also: ${questions.map((each) => `“${each}”`).join(', ')}`,
    told: (values) => `Told us: ${values}`,
    answered: (name, answer) => `${name} answered: “${answer}”`,
    open: (question) => `Still open: “${question}”`,
  },
  es: {
    asked: (name, question) => `${name} preguntó: «${question}»`,
    also: (questions) => `También: ${questions.map((each) => `«${each}»`).join(', ')}`,
    told: (values) => `Nos dijo: ${values}`,
    answered: (name, answer) => `${name} respondió: «${answer}»`,
    open: (question) => `Sin resolver: «${question}»`,
  },
  de: {
    asked: (name, question) => `${name} fragte: „${question}“`,
    also: (questions) => `Außerdem: ${questions.map((each) => `„${each}“`).join(', ')}`,
    told: (values) => `Angaben: ${values}`,
    answered: (name, answer) => `${name} antwortete: „${answer}“`,
    open: (question) => `Noch offen: „${question}“`,
  },
  fr: {
    asked: (name, question) => `${name} a demandé : « ${question} »`,
    also: (questions) => `Aussi : ${questions.map((each) => `« ${each} »`).join(', ')}`,
    told: (values) => `Informations données : ${values}`,
    answered: (name, answer) => `${name} a répondu : « ${answer} »`,
    open: (question) => `Reste ouvert : « ${question} »`,
  },
  sv: {
    asked: (name, question) => `${name} frågade: ”${question}”`,
    also: (questions) => `Dessutom: ${questions.map((each) => `”${each}”`).join(', ')}`,
    told: (values) => `Uppgifter: ${values}`,
    answered: (name, answer) => `${name} svarade: ”${answer}”`,
    open: (question) => `Fortfarande öppet: ”${question}”`,
  },
};
