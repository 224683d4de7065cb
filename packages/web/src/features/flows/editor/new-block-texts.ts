/** The default texts of new blocks, by language. */
import type { LanguageCode } from '@parrot/contract/core';

export type NewBlockTexts = {
  hello: string;
  ask: string;
  choose: string;
  yes: string;
  no: string;
  rate: string;
};

export const NEW_BLOCK_TEXTS: Record<LanguageCode, NewBlockTexts> = {
  en: {
    hello: 'Hello!',
    ask: 'What would you like to tell us?',
    choose: 'What would you like to do?',
    yes: 'Yes',
    no: 'No',
    rate: 'How did we do?',
  },
  es: {
    hello: '¡Hola!',
    ask: '¿Qué nos quieres contar?',
    choose: '¿Qué quieres hacer?',
    yes: 'Sí',
    no: 'No',
    rate: '¿Qué tal lo hemos hecho?',
  },
  de: {
    hello: 'Guten Tag!',
    ask: 'Was möchten Sie uns sagen?',
    choose: 'Was möchten Sie tun?',
    yes: 'Ja',
    no: 'Nein',
    rate: 'Wie waren wir?',
  },
  fr: {
    hello: 'Bonjour !',
    ask: 'Que souhaitez-vous nous dire ?',
    choose: 'Que souhaitez-vous faire ?',
    yes: 'Oui',
    no: 'Non',
    rate: 'Comment était notre service ?',
  },
  sv: {
    hello: 'Hej!',
    ask: 'Vad vill du berätta för oss?',
    choose: 'Vad vill du göra?',
    yes: 'Ja',
    no: 'Nej',
    rate: 'Hur skötte vi oss?',
  },
};
