/** StoreAssist's most asked FAQs in its other languages; `key` as in `demo-bots.ts`. */
import type { LanguageCode } from '@parrot/contract/core';

type Translation = { language: LanguageCode; key: string; questions: [string, string]; answer: string };

export const STORE_LANGUAGES = ['de', 'es', 'fr', 'sv'] as const satisfies LanguageCode[];

export const DEMO_TRANSLATIONS: readonly Translation[] = [
  {
    language: 'de',
    key: 'order',
    questions: ['Wo ist meine Bestellung?', 'Wann kommt mein Paket an?'],
    answer:
      'Öffnen Sie den Link zur Sendungsverfolgung in Ihrer Versandmail. Was bis 14 Uhr bestellt ist, geht am selben Tag raus und ist in 2 bis 4 Tagen da.',
  },
  {
    language: 'de',
    key: 'return',
    questions: ['Wie sende ich einen Artikel zurück?', 'Was kostet eine Rücksendung?'],
    answer:
      'Sie haben 30 Tage Zeit. Nehmen Sie das Etikett aus dem Paket: Der Rückversand ist kostenlos, und Ihr Geld ist spätestens 5 Tage nach Eingang zurück.',
  },
  {
    language: 'de',
    key: 'countries',
    questions: ['In welche Länder liefern Sie?', 'Liefern Sie ins Ausland?'],
    answer: 'Wir liefern in die ganze EU, nach Norwegen, in die Schweiz und ins Vereinigte Königreich.',
  },
  {
    language: 'de',
    key: 'shipping',
    questions: ['Was kostet der Versand?', 'Ist die Lieferung kostenlos?'],
    answer: 'Ab 50 Euro ist der Versand kostenlos, darunter kostet er 4,90 Euro.',
  },
  {
    language: 'de',
    key: 'pay',
    questions: ['Wie kann ich bezahlen?', 'Kann ich auf Rechnung kaufen?'],
    answer: 'Mit Karte, PayPal, Klarna-Rechnung oder per Überweisung.',
  },
  {
    language: 'de',
    key: 'warranty',
    questions: ['Wie lange gilt die Garantie?', 'Meine Lampe ist kaputt'],
    answer:
      'Fünf Jahre auf alle Leuchten. Schicken Sie uns ein Foto vom Schaden und Ihre Bestellnummer, dann senden wir Ihnen das Ersatzteil oder eine neue Leuchte.',
  },
  {
    language: 'es',
    key: 'order',
    questions: ['¿Dónde está mi pedido?', '¿Cuándo llega mi paquete?'],
    answer:
      'Abre el enlace de seguimiento del correo de envío. Lo que pides antes de las 14:00 sale el mismo día y llega en 2 a 4 días.',
  },
  {
    language: 'es',
    key: 'return',
    questions: ['¿Cómo devuelvo un artículo?', '¿Cuál es la política de devoluciones?'],
    answer:
      'Tienes 30 días. Usa la etiqueta que va en el paquete: la devolución es gratis y recibes el dinero en un máximo de 5 días.',
  },
  {
    language: 'es',
    key: 'countries',
    questions: ['¿A qué países enviáis?', '¿Hacéis envíos al extranjero?'],
    answer: 'Enviamos a toda la Unión Europea, Noruega, Suiza y el Reino Unido.',
  },
  {
    language: 'es',
    key: 'shipping',
    questions: ['¿Cuánto cuesta el envío?', '¿El envío es gratis?'],
    answer: 'El envío es gratis a partir de 50 euros. Por debajo cuesta 4,90 euros.',
  },
  {
    language: 'es',
    key: 'pay',
    questions: ['¿Cómo puedo pagar?', '¿Qué formas de pago aceptáis?'],
    answer: 'Con tarjeta, PayPal, factura de Klarna o transferencia.',
  },
  {
    language: 'es',
    key: 'warranty',
    questions: ['¿Cuánto dura la garantía?', 'Mi lámpara está rota'],
    answer:
      'Cinco años en todas las lámparas. Mándanos una foto del daño y el número de pedido, y te enviamos el recambio o una lámpara nueva.',
  },
  {
    language: 'fr',
    key: 'order',
    questions: ['Où est ma commande ?', 'Quand mon colis arrive-t-il ?'],
    answer:
      'Ouvrez le lien de suivi dans votre e-mail d’expédition. Une commande passée avant 14 h part le jour même et arrive en 2 à 4 jours.',
  },
  {
    language: 'fr',
    key: 'return',
    questions: ['Comment retourner un article ?', 'Les retours sont-ils gratuits ?'],
    answer:
      'Vous avez 30 jours. Utilisez l’étiquette jointe au colis : le retour est gratuit et vous êtes remboursé sous 5 jours après réception.',
  },
  {
    language: 'fr',
    key: 'countries',
    questions: ['Dans quels pays livrez-vous ?', 'Livrez-vous à l’étranger ?'],
    answer: 'Nous livrons dans toute l’Union européenne, en Norvège, en Suisse et au Royaume-Uni.',
  },
  {
    language: 'fr',
    key: 'shipping',
    questions: ['Combien coûte la livraison ?', 'La livraison est-elle gratuite ?'],
    answer: 'La livraison est offerte à partir de 50 euros. En dessous, elle coûte 4,90 euros.',
  },
  {
    language: 'fr',
    key: 'pay',
    questions: ['Comment puis-je payer ?', 'Quels moyens de paiement acceptez-vous ?'],
    answer: 'Par carte, PayPal, facture Klarna ou virement.',
  },
  {
    language: 'fr',
    key: 'warranty',
    questions: ['Combien de temps dure la garantie ?', 'Ma lampe est cassée'],
    answer:
      'Cinq ans sur toutes les lampes. Envoyez-nous une photo du dommage et votre numéro de commande : nous vous envoyons la pièce ou une nouvelle lampe.',
  },
  {
    language: 'sv',
    key: 'order',
    questions: ['Var är min beställning?', 'När kommer mitt paket?'],
    answer:
      'Öppna spårningslänken i leveransmejlet. Det du beställer före 14.00 skickas samma dag och är framme inom 2–4 dagar.',
  },
  {
    language: 'sv',
    key: 'return',
    questions: ['Hur returnerar jag en vara?', 'Vad har ni för returpolicy?'],
    answer:
      'Du har 30 dagar på dig. Använd etiketten i paketet: returen är gratis och pengarna är tillbaka senast 5 dagar efter att vi fått den.',
  },
  {
    language: 'sv',
    key: 'countries',
    questions: ['Vilka länder levererar ni till?', 'Skickar ni utomlands?'],
    answer: 'Vi levererar till hela EU, Norge, Schweiz och Storbritannien.',
  },
  {
    language: 'sv',
    key: 'shipping',
    questions: ['Vad kostar frakten?', 'Är frakten gratis?'],
    answer: 'Fri frakt från 50 euro. Under det kostar den 4,90 euro.',
  },
  {
    language: 'sv',
    key: 'pay',
    questions: ['Hur kan jag betala?', 'Vilka betalsätt har ni?'],
    answer: 'Med kort, PayPal, Klarna-faktura eller banköverföring.',
  },
  {
    language: 'sv',
    key: 'warranty',
    questions: ['Hur länge gäller garantin?', 'Min lampa är trasig'],
    answer:
      'Fem år på alla lampor. Skicka en bild på skadan och ditt ordernummer, så skickar vi reservdelen eller en ny lampa.',
  },
];
