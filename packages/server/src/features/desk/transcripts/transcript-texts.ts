/** Texts of the transcript email. */
import type { LanguageCode } from '@parrot/contract/core';

type TranscriptTexts = {
  subject(botName: string): string;
  intro(botName: string): string;
  /** Before the stars. */
  rated: string;
  /** Why the recipient gets this email. */
  note: string;
};

export const TRANSCRIPT_TEXTS: Record<LanguageCode, TranscriptTexts> = {
  en: {
    subject: (botName) => `Your chat with ${botName}`,
    intro: (botName) => `Here’s the transcript of your chat with ${botName}.`,
    rated: 'Rating:',
    note: 'You’re receiving this because someone entered your email in that chat. If it wasn’t you, you can ignore this email.',
  },
  es: {
    subject: (botName) => `Tu chat con ${botName}`,
    intro: (botName) => `Esto es lo que se dijo en tu chat con ${botName}.`,
    rated: 'Valoración:',
    note: 'Recibes este correo porque alguien indicó tu dirección en ese chat. Si no fuiste tú, no tienes que hacer nada.',
  },
  de: {
    subject: (botName) => `Ihr Chat mit ${botName}`,
    intro: (botName) => `Das wurde in Ihrem Chat mit ${botName} gesagt.`,
    rated: 'Bewertung:',
    note: 'Sie erhalten diese E-Mail, weil jemand in diesem Chat Ihre Adresse angegeben hat. Waren Sie es nicht, brauchen Sie nichts zu tun.',
  },
  fr: {
    subject: (botName) => `Votre conversation avec ${botName}`,
    intro: (botName) => `Voici ce qui a été dit dans votre conversation avec ${botName}.`,
    rated: 'Évaluation :',
    note: 'Vous recevez ce message parce que quelqu’un a indiqué votre adresse dans cette conversation. Si ce n’était pas vous, vous n’avez rien à faire.',
  },
  sv: {
    subject: (botName) => `Din chatt med ${botName}`,
    intro: (botName) => `Det här sades i din chatt med ${botName}.`,
    rated: 'Betyg:',
    note: 'Du får det här mejlet för att någon angav din adress i den chatten. Om det inte var du behöver du inte göra något.',
  },
};
