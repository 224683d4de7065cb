/** Texts of the email with answers. */
import type { LanguageCode } from '@parrot/contract/core';

type AnswerTexts = {
  subject(botName: string): string;
  intro(botName: string): string;
  open: string;
  /** Why the recipient gets it, and that replies are not read. */
  note: string;
};

export const ANSWER_TEXTS: Record<LanguageCode, AnswerTexts> = {
  en: {
    subject: (botName) => `An answer from ${botName}`,
    intro: (botName) => `You left your email in the chat with ${botName}. Here’s the answer:`,
    open: 'Back to the chat',
    note: 'Please don’t reply to this email; continue in the chat. If you didn’t leave your email there, you can ignore this email.',
  },
  es: {
    subject: (botName) => `Una respuesta de ${botName}`,
    intro: (botName) => `Dejaste tu correo en el chat con ${botName}. Esta es la respuesta:`,
    open: 'Volver al chat',
    note: 'Las respuestas a este correo no se leen: escribe en el chat. Si no dejaste tu correo allí, no tienes que hacer nada.',
  },
  de: {
    subject: (botName) => `Eine Antwort von ${botName}`,
    intro: (botName) =>
      `Sie haben im Chat mit ${botName} Ihre E-Mail-Adresse hinterlassen. Hier ist die Antwort:`,
    open: 'Zurück zum Chat',
    note: 'Antworten auf diese E-Mail werden nicht gelesen: Bitte schreiben Sie im Chat. Haben Sie dort keine E-Mail-Adresse hinterlassen, brauchen Sie nichts zu tun.',
  },
  fr: {
    subject: (botName) => `Une réponse de ${botName}`,
    intro: (botName) =>
      `Vous avez laissé votre adresse e-mail dans la conversation avec ${botName}. Voici la réponse :`,
    open: 'Revenir à la conversation',
    note: 'Les réponses à ce message ne sont pas lues : écrivez dans la conversation. Si vous n’y avez pas laissé votre adresse e-mail, vous n’avez rien à faire.',
  },
  sv: {
    subject: (botName) => `Ett svar från ${botName}`,
    intro: (botName) => `Du lämnade din mejladress i chatten med ${botName}. Här är svaret:`,
    open: 'Tillbaka till chatten',
    note: 'Svar på det här mejlet läses inte: skriv i chatten. Om du inte lämnade din mejladress där behöver du inte göra något.',
  },
};
