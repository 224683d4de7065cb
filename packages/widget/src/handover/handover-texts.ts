import type { HandoverFactKind } from '@parrot/contract/assistant';
import type { LanguageCode } from '@parrot/contract/core';

type HandoverTexts = Record<Exclude<HandoverFactKind, 'value'>, string> & {
  title: string;
  hint: string;
  confirm: string;
  thanks: string;
  remove: string;
  failed: string;
};

export const HANDOVER_TEXTS: Record<LanguageCode, HandoverTexts> = {
  en: {
    title: 'Here’s what I’ll pass on',
    hint: 'Tap a line to correct it.',
    confirm: 'That’s right',
    thanks: 'Thanks! I’ll pass this on.',
    remove: 'Remove: {fact}',
    failed: 'Not saved. Please try again.',
    topic: 'It’s about',
    order: 'Order number',
    invoice: 'Invoice number',
    ticket: 'Ticket number',
    customer: 'Customer number',
    code: 'Number or code',
    email: 'Email',
    phone: 'Phone',
    tried: 'Already tried',
  },
  es: {
    title: 'Esto es lo que voy a transmitir',
    hint: 'Toca una línea para corregirla.',
    confirm: 'Es correcto',
    thanks: '¡Gracias! Lo transmitiré.',
    remove: 'Quitar: {fact}',
    failed: 'No se ha guardado. Inténtalo de nuevo.',
    topic: 'Se trata de',
    order: 'Número de pedido',
    invoice: 'Número de factura',
    ticket: 'Número de caso',
    customer: 'Número de cliente',
    code: 'Número o código',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    tried: 'Ya probado',
  },
  de: {
    title: 'Das gebe ich weiter',
    hint: 'Tippen Sie auf eine Zeile, um sie zu korrigieren.',
    confirm: 'Das stimmt',
    thanks: 'Danke! Ich gebe es weiter.',
    remove: 'Entfernen: {fact}',
    failed: 'Nicht gespeichert. Bitte versuchen Sie es noch einmal.',
    topic: 'Es geht um',
    order: 'Bestellnummer',
    invoice: 'Rechnungsnummer',
    ticket: 'Ticketnummer',
    customer: 'Kundennummer',
    code: 'Nummer oder Code',
    email: 'E-Mail',
    phone: 'Telefon',
    tried: 'Schon versucht',
  },
  fr: {
    title: 'Voici ce que je vais transmettre',
    hint: 'Touchez une ligne pour la corriger.',
    confirm: 'C’est exact',
    thanks: 'Merci ! Je transmets.',
    remove: 'Retirer : {fact}',
    failed: 'Non enregistré. Veuillez réessayer.',
    topic: 'Il s’agit de',
    order: 'Numéro de commande',
    invoice: 'Numéro de facture',
    ticket: 'Numéro de dossier',
    customer: 'Numéro de client',
    code: 'Numéro ou code',
    email: 'E-mail',
    phone: 'Téléphone',
    tried: 'Déjà essayé',
  },
  sv: {
    title: 'Det här skickar jag vidare',
    hint: 'Tryck på en rad för att rätta den.',
    confirm: 'Det stämmer',
    thanks: 'Tack! Jag skickar det vidare.',
    remove: 'Ta bort: {fact}',
    failed: 'Inte sparat. Försök igen.',
    topic: 'Det gäller',
    order: 'Ordernummer',
    invoice: 'Fakturanummer',
    ticket: 'Ärendenummer',
    customer: 'Kundnummer',
    code: 'Nummer eller kod',
    email: 'E-post',
    phone: 'Telefon',
    tried: 'Redan provat',
  },
};
