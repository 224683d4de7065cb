/** The words before a code that say what it is, in the languages of bots. */
import type { HandoverFactKind } from '@parrot/contract/assistant';

export type CodeKind = Extract<
  HandoverFactKind,
  'order' | 'invoice' | 'ticket' | 'customer' | 'code' | 'email' | 'phone'
>;
/** What follows a word for a secret is never shown. */
export type CodeLabel = CodeKind | 'secret';

/** Beginnings of words, so that compounds and inflections are found. */
const BEGINNINGS: readonly (readonly [CodeLabel, readonly string[]])[] = [
  [
    'secret',
    [
      ...['password', 'passwort', 'passwd', 'kennwort', 'contraseña', 'lösenord', 'passcode', 'passe'],
      ...['pin', 'cvv', 'cvc', 'tan', 'iban'],
    ],
  ],
  ['order', ['order', 'bestell', 'auftrag', 'pedido', 'commande', 'beställning']],
  ['invoice', ['invoice', 'rechnung', 'factura', 'facture', 'faktura']],
  ['ticket', ['ticket', 'case', 'vorgang', 'fallnummer', 'caso', 'incidencia', 'dossier', 'ärende']],
  ['customer', ['customer', 'kunden', 'kundnummer', 'kundnr', 'client', 'account', 'konto', 'cuenta']],
  ['email', ['email', 'mail', 'correo', 'courriel', 'epost']],
  ['phone', ['phone', 'telephone', 'telefon', 'teléfono', 'téléphone', 'mobile', 'mobil', 'handy', 'móvil']],
  ['code', ['reference', 'referenz', 'referencia', 'référence', 'referens', 'tracking', 'serial', 'booking']],
];
/** Too short to begin other words with. */
const WHOLE: ReadonlySet<string> = new Set(['pin', 'cvv', 'cvc', 'tan', 'iban', 'case', 'caso', 'passe']);

/** The letters before the hyphen of codes such as ORD-1042. */
const PREFIXES: Readonly<Record<string, CodeKind>> = {
  ord: 'order',
  order: 'order',
  po: 'order',
  so: 'order',
  inv: 'invoice',
  re: 'invoice',
  rg: 'invoice',
  fa: 'invoice',
  tck: 'ticket',
  tkt: 'ticket',
  case: 'ticket',
};

export function labelOf(term: string): CodeLabel | undefined {
  const plain = term.toLowerCase().replaceAll('-', '');
  const is = (beginning: string) =>
    WHOLE.has(beginning) ? plain === beginning : plain.startsWith(beginning);
  return BEGINNINGS.find(([, beginnings]) => beginnings.some(is))?.[0];
}

export const kindOfPrefix = (code: string): CodeKind | undefined =>
  PREFIXES[code.slice(0, Math.max(0, code.indexOf('-'))).toLowerCase()];
