/** Fixed texts around the quotes of an extracted summary. */
import type { LanguageCode } from '@parrot/contract/core';

type SummaryTexts = {
  question(name: string, question: string): string;
  otherQuestions(questions: readonly string[]): string;
  collected(values: string): string;
  answer(name: string, answer: string): string;
  openQuestion(question: string): string;
};

export const SUMMARY_TEXTS: Record<LanguageCode, SummaryTexts> = {
  en: {
    question: (name, question) => `${name} asked: “${question}”`,
    otherQuestions: (questions) => `Also: ${questions.map((each) => `“${each}”`).join(', ')}`,
    collected: (values) => `Told us: ${values}`,
    answer: (name, answer) => `${name} answered: “${answer}”`,
    openQuestion: (question) => `Still open: “${question}”`,
  },
  es: {
    question: (name, question) => `${name} preguntó: «${question}»`,
    otherQuestions: (questions) => `También: ${questions.map((each) => `«${each}»`).join(', ')}`,
    collected: (values) => `Nos dijo: ${values}`,
    answer: (name, answer) => `${name} respondió: «${answer}»`,
    openQuestion: (question) => `Sin resolver: «${question}»`,
  },
  de: {
    question: (name, question) => `${name} fragte: „${question}“`,
    otherQuestions: (questions) => `Außerdem: ${questions.map((each) => `„${each}“`).join(', ')}`,
    collected: (values) => `Angaben: ${values}`,
    answer: (name, answer) => `${name} antwortete: „${answer}“`,
    openQuestion: (question) => `Noch offen: „${question}“`,
  },
  fr: {
    question: (name, question) => `${name} a demandé : « ${question} »`,
    otherQuestions: (questions) => `Aussi : ${questions.map((each) => `« ${each} »`).join(', ')}`,
    collected: (values) => `Informations données : ${values}`,
    answer: (name, answer) => `${name} a répondu : « ${answer} »`,
    openQuestion: (question) => `Reste ouvert : « ${question} »`,
  },
  sv: {
    question: (name, question) => `${name} frågade: ”${question}”`,
    otherQuestions: (questions) => `Dessutom: ${questions.map((each) => `”${each}”`).join(', ')}`,
    collected: (values) => `Uppgifter: ${values}`,
    answer: (name, answer) => `${name} svarade: ”${answer}”`,
    openQuestion: (question) => `Fortfarande öppet: ”${question}”`,
  },
};
