import type { LanguageCode } from '@parrot/contract/core';

/** Sent where the knowledge of a bot cannot be prepared. */
export const UNAVAILABLE_TEXTS: Record<LanguageCode, string> = {
  en: 'I can’t answer right now. Please try again in a few minutes.',
  es: 'Ahora mismo no puedo responder. Vuelve a intentarlo en unos minutos.',
  de: 'Ich kann gerade nicht antworten. Bitte versuchen Sie es in ein paar Minuten noch einmal.',
  fr: 'Je ne peux pas répondre pour le moment. Réessayez dans quelques minutes.',
  sv: 'Jag kan inte svara just nu. Försök igen om några minuter.',
};
