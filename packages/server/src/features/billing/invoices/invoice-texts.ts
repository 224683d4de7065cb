/** The texts of an invoice, in every language of the product. */
import type { IntervalUnit } from '@parrot/contract/billing';
import type { LanguageCode } from '@parrot/contract/core';

export type InvoiceTexts = {
  locale: string;
  invoice: string;
  number: string;
  issued: string;
  billedTo: string;
  from: string;
  taxId: string;
  description: string;
  amount: string;
  plan: (name: string, interval: IntervalUnit) => string;
  term: (from: string, until: string) => string;
  credit: string;
  subtotal: string;
  tax: (name: string, percent: string) => string;
  total: string;
  paid: string;
};

export const INVOICE_TEXTS: Record<LanguageCode, InvoiceTexts> = {
  en: {
    locale: 'en-GB',
    invoice: 'Invoice',
    number: 'Invoice number',
    issued: 'Date of issue',
    billedTo: 'Billed to',
    from: 'From',
    taxId: 'Tax ID',
    description: 'Description',
    amount: 'Amount',
    plan: (name, interval) => `${name} plan, ${interval === 'years' ? 'yearly' : 'monthly'}`,
    term: (from, until) => `${from} – ${until}`,
    credit: 'Credit for unused time',
    subtotal: 'Subtotal',
    tax: (name, percent) => `${name} ${percent}%`,
    total: 'Total',
    paid: 'Date paid',
  },
  es: {
    locale: 'es',
    invoice: 'Factura',
    number: 'Número de factura',
    issued: 'Fecha de emisión',
    billedTo: 'Facturado a',
    from: 'Emisor',
    taxId: 'NIF/ID fiscal',
    description: 'Descripción',
    amount: 'Importe',
    plan: (name, interval) => `Plan ${name}, ${interval === 'years' ? 'anual' : 'mensual'}`,
    term: (from, until) => `${from} – ${until}`,
    credit: 'Abono por tiempo no utilizado',
    subtotal: 'Subtotal',
    tax: (name, percent) => `${name} ${percent} %`,
    total: 'Total',
    paid: 'Fecha de pago',
  },
  de: {
    locale: 'de',
    invoice: 'Rechnung',
    number: 'Rechnungsnummer',
    issued: 'Rechnungsdatum',
    billedTo: 'Rechnungsempfänger',
    from: 'Rechnungssteller',
    taxId: 'USt-IdNr.',
    description: 'Beschreibung',
    amount: 'Betrag',
    plan: (name, interval) => `Tarif ${name}, ${interval === 'years' ? 'jährlich' : 'monatlich'}`,
    term: (from, until) => `${from} – ${until}`,
    credit: 'Gutschrift für nicht genutzte Zeit',
    subtotal: 'Zwischensumme',
    tax: (name, percent) => `${name} ${percent} %`,
    total: 'Gesamtbetrag',
    paid: 'Bezahlt am',
  },
  fr: {
    locale: 'fr',
    invoice: 'Facture',
    number: 'Numéro de facture',
    issued: "Date d'émission",
    billedTo: 'Facturé à',
    from: 'Émetteur',
    taxId: 'N° de TVA',
    description: 'Description',
    amount: 'Montant',
    plan: (name, interval) => `Forfait ${name}, ${interval === 'years' ? 'annuel' : 'mensuel'}`,
    term: (from, until) => `${from} – ${until}`,
    credit: 'Avoir pour la période non utilisée',
    subtotal: 'Sous-total',
    tax: (name, percent) => `${name} ${percent} %`,
    total: 'Total',
    paid: 'Payée le',
  },
  sv: {
    locale: 'sv',
    invoice: 'Faktura',
    number: 'Fakturanummer',
    issued: 'Fakturadatum',
    billedTo: 'Faktureras till',
    from: 'Från',
    taxId: 'Momsregistreringsnummer',
    description: 'Beskrivning',
    amount: 'Belopp',
    plan: (name, interval) => `${name}, ${interval === 'years' ? 'årsvis' : 'månadsvis'}`,
    term: (from, until) => `${from} – ${until}`,
    credit: 'Tillgodo för outnyttjad tid',
    subtotal: 'Delsumma',
    tax: (name, percent) => `${name} ${percent} %`,
    total: 'Totalt',
    paid: 'Betald',
  },
};
