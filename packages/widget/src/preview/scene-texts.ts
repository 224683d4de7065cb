import type { LanguageCode } from '@parrot/contract/core';

type SceneTexts = {
  question: string;
  answer: string;
  suggestions: string[];
  request: string;
  help: string;
  fileName: string;
};

export const SCENE_TEXTS: Record<LanguageCode, SceneTexts> = {
  en: {
    question: 'Can I return something I have already used?',
    answer: 'Yes, within 30 days, as long as nothing is broken. Sending it back is free.',
    suggestions: ['Start a return', 'Where is my order?', 'Opening hours'],
    request: 'My order number does not work.',
    help: 'Hello, Ida here. I am looking it up for you.',
    fileName: 'Return label.pdf',
  },
  es: {
    question: '¿Puedo devolver algo que ya he usado?',
    answer: 'Sí, en un plazo de 30 días, mientras no esté roto. El envío de vuelta es gratis.',
    suggestions: ['Empezar una devolución', '¿Dónde está mi pedido?', 'Horario'],
    request: 'Mi número de pedido no funciona.',
    help: 'Hola, soy Ida. Lo estoy mirando.',
    fileName: 'Etiqueta de devolución.pdf',
  },
  de: {
    question: 'Kann ich etwas zurückgeben, das ich schon benutzt habe?',
    answer: 'Ja, innerhalb von 30 Tagen, solange nichts kaputt ist. Die Rücksendung ist kostenlos.',
    suggestions: ['Rücksendung beginnen', 'Wo ist meine Bestellung?', 'Öffnungszeiten'],
    request: 'Meine Bestellnummer geht nicht.',
    help: 'Hallo, hier ist Ida. Ich sehe gleich für Sie nach.',
    fileName: 'Rücksendeschein.pdf',
  },
  fr: {
    question: 'Puis-je rendre un article déjà utilisé ?',
    answer: 'Oui, sous 30 jours, tant que rien n’est cassé. Le retour est gratuit.',
    suggestions: ['Faire un retour', 'Où est ma commande ?', 'Horaires'],
    request: 'Mon numéro de commande ne marche pas.',
    help: 'Bonjour, ici Ida. Je regarde tout de suite.',
    fileName: 'Étiquette de retour.pdf',
  },
  sv: {
    question: 'Kan jag lämna tillbaka något jag redan har använt?',
    answer: 'Ja, inom 30 dagar, så länge inget är trasigt. Returen är gratis.',
    suggestions: ['Starta en retur', 'Var är min beställning?', 'Öppettider'],
    request: 'Mitt ordernummer fungerar inte.',
    help: 'Hej, Ida här. Jag tittar på det åt dig.',
    fileName: 'Retursedel.pdf',
  },
};
