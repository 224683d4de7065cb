import type { LanguageCode } from '@parrot/contract/core';

/**
 * Sent where the plan's daily limit is reached, as a greeting or after the visitor's message. Visitors are
 * not told why.
 */
export const LEAVE_MESSAGE_TEXTS: Record<LanguageCode, string> = {
  en: 'Thanks for getting in touch! I can’t chat right now. Leave your message and your email address, and our team will get back to you.',
  es: 'Gracias por ponerte en contacto. Ahora mismo no puedo chatear. Deja tu mensaje y tu correo electrónico, y nuestro equipo te responderá.',
  de: 'Schön, dass Sie sich melden! Ich kann gerade nicht chatten. Hinterlassen Sie Ihre Nachricht und Ihre E-Mail-Adresse, dann meldet sich unser Team bei Ihnen.',
  fr: 'Merci de nous contacter ! Je ne peux pas discuter pour le moment. Laissez votre message et votre adresse e-mail, et notre équipe vous répondra.',
  sv: 'Tack för att du hör av dig! Jag kan inte chatta just nu. Lämna ditt meddelande och din e-postadress, så återkommer vårt team.',
};
