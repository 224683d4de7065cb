/** What a bot says of its own accord where its builder has written nothing else. */
import type { LanguageCode } from '../core/options.ts';
import type { FlowTexts } from './flows.shapes.ts';

export const FLOW_TEXTS: Record<LanguageCode, FlowTexts> = {
  en: {
    unknown: 'Sorry, I do not know the answer to that.',
    didYouMean: 'I am not sure. Did you mean one of these?',
    offerPerson: 'Would you like to talk to a person?',
    handingOver: 'I am handing you over to a person. They will be with you shortly.',
    talkToPerson: 'Talk to a person',
  },
  es: {
    unknown: 'Lo siento, no sé la respuesta a eso.',
    didYouMean: 'No estoy seguro. ¿Te refieres a algo de esto?',
    offerPerson: '¿Quieres hablar con una persona?',
    handingOver: 'Te paso con una persona. Te atenderá enseguida.',
    talkToPerson: 'Hablar con una persona',
  },
  de: {
    unknown: 'Leider weiß ich darauf keine Antwort.',
    didYouMean: 'Ich bin nicht sicher. Meinten Sie etwas davon?',
    offerPerson: 'Möchten Sie mit einem Menschen sprechen?',
    handingOver: 'Ich übergebe Sie an einen Menschen. Gleich ist jemand für Sie da.',
    talkToPerson: 'Mit einem Menschen sprechen',
  },
  fr: {
    unknown: 'Désolé, je ne connais pas la réponse.',
    didYouMean: "Je ne suis pas sûr. Vouliez-vous dire l'une de ces questions ?",
    offerPerson: 'Souhaitez-vous parler à une personne ?',
    handingOver: 'Je vous passe une personne. Elle sera bientôt à vous.',
    talkToPerson: 'Parler à une personne',
  },
  sv: {
    unknown: 'Tyvärr vet jag inte svaret på det.',
    didYouMean: 'Jag är inte säker. Menade du något av det här?',
    offerPerson: 'Vill du prata med en människa?',
    handingOver: 'Jag kopplar dig till en människa. Någon är snart hos dig.',
    talkToPerson: 'Prata med en människa',
  },
};
