/** Draws an invoice as a PDF on A4. Each block starts below the one before, so that long addresses fit. */
import { buffer } from 'node:stream/consumers';
import { formatMoney } from '@parrot/contract/billing';
import type { LanguageCode } from '@parrot/contract/core';
import type { InvoiceRow } from '../billing.tables.ts';
import { invoiceFonts } from './invoice-fonts.ts';
import { INVOICE_TEXTS, type InvoiceTexts } from './invoice-texts.ts';
import { invoiceNumber } from './invoices.present.ts';

const LEFT = 56;
const RIGHT = 539;
const WIDTH = RIGHT - LEFT;
const COLUMN_WIDTH = 228;
const SECOND_COLUMN = RIGHT - COLUMN_WIDTH;
const AMOUNT_WIDTH = 150;
const INK = '#16211c';
const MUTED = '#5d6b64';
const RULE = '#d5ddd8';
const BRAND = '#0f8a5f';

/**
 * Without it, the font writes ị as i and a separate dot, which cannot be found or copied as text. The types
 * of pdfkit know only features to add; its layout engine takes those to leave out, too.
 */
const NO_DECOMPOSITION = { ccmp: false } as unknown as PDFKit.Mixins.OpenTypeFeatures[];

type Pen = ReturnType<typeof createPen>;

export async function drawInvoice(invoice: InvoiceRow, language: LanguageCode): Promise<Buffer> {
  const { content, issuedAt } = invoice;
  const texts = INVOICE_TEXTS[language];
  const number = invoiceNumber(invoice);
  const { default: PDFDocument } = await import('pdfkit');
  const document = new PDFDocument({
    size: 'A4',
    margin: LEFT,
    lang: language,
    info: { Title: `${texts.invoice} ${number}`, Author: content.seller.name, CreationDate: issuedAt },
  });
  const { regular, bold } = await invoiceFonts();
  document.registerFont('regular', regular).registerFont('bold', bold);
  const pen = createPen(document);
  const dates = new Intl.DateTimeFormat(texts.locale, {
    dateStyle: 'long',
    timeZone: content.timeZone ?? 'UTC',
  });
  const date = (value: Date | string) => dates.format(new Date(value));

  drawHead(pen, texts, content.seller.name);
  drawParties(pen, texts, content, [
    [texts.number, number],
    [texts.issued, date(issuedAt)],
    [texts.paid, date(issuedAt)],
  ]);
  drawAmounts(pen, texts, content, texts.term(date(content.termStart), date(content.termEnd)));
  document.end();
  return buffer(document);
}

function drawHead(pen: Pen, texts: InvoiceTexts, seller: string): void {
  const top = pen.y;
  pen.write(texts.invoice, LEFT, { font: 'bold', size: 22, color: BRAND, width: COLUMN_WIDTH });
  pen.y = top + 6;
  pen.write(seller, SECOND_COLUMN, { font: 'bold', size: 13, align: 'right', width: COLUMN_WIDTH });
  pen.y = top + 56;
}

type Content = InvoiceRow['content'];

/** Buyer and seller on the left, the facts of the invoice on the right. */
function drawParties(pen: Pen, texts: InvoiceTexts, content: Content, facts: [string, string][]): void {
  const top = pen.y;
  const party = (
    label: string,
    { name, address, taxId }: { name: string; address: string; taxId: string },
  ) => {
    pen.write(label, LEFT, { color: MUTED, size: 9, width: COLUMN_WIDTH });
    pen.write(name, LEFT, { font: 'bold', width: COLUMN_WIDTH });
    if (address) pen.write(linesOf(address), LEFT, { width: COLUMN_WIDTH });
    if (taxId) pen.write(`${texts.taxId}: ${taxId}`, LEFT, { width: COLUMN_WIDTH });
    pen.y += 14;
  };
  for (const [label, value] of facts) {
    const y = pen.y;
    pen.write(label, SECOND_COLUMN, { color: MUTED, size: 9, width: COLUMN_WIDTH });
    pen.y = y;
    pen.write(value, SECOND_COLUMN, { align: 'right', width: COLUMN_WIDTH });
    pen.y += 4;
  }
  const bottom = pen.y;
  pen.y = top;
  const { buyer, seller } = content;
  party(texts.billedTo, { ...buyer, name: buyer.company });
  if (seller.address || seller.taxId) party(texts.from, seller);
  // Long addresses can continue on the next page, where the facts don't reach.
  pen.y = Math.max(pen.y, pen.isFirstPage() ? bottom : 0) + 16;
}

function drawAmounts(pen: Pen, texts: InvoiceTexts, content: Content, term: string): void {
  const { price, credit, tax, total, currency } = content;
  const row = (label: string, amount: string, style: Style = {}) => {
    const y = pen.y;
    pen.write(label, LEFT, { ...style, width: WIDTH - AMOUNT_WIDTH });
    const bottom = pen.y;
    pen.y = y;
    pen.write(amount, RIGHT - AMOUNT_WIDTH, { ...style, align: 'right', width: AMOUNT_WIDTH });
    pen.y = bottom;
  };
  const money = (value: number) => formatMoney(value, currency);
  row(texts.description, texts.amount, { font: 'bold' });
  pen.rule();
  row(texts.plan(content.planName, content.intervalUnit), money(price));
  pen.write(term, LEFT, { color: MUTED, size: 9, width: WIDTH - AMOUNT_WIDTH });
  pen.y += 6;
  if (credit > 0) {
    row(texts.credit, `−${money(credit)}`);
    pen.y += 6;
  }
  pen.rule();
  row(texts.subtotal, money(price - credit));
  pen.y += 4;
  row(texts.tax(tax.name, new Intl.NumberFormat(texts.locale).format(tax.percent)), money(tax.amount));
  pen.rule();
  row(texts.total, money(total), { font: 'bold', size: 12 });
}

type Style = { font?: 'regular' | 'bold'; size?: number; color?: string };
type Block = Style & { width: number; align?: 'left' | 'right' };

/** Writes from top to bottom. `y` is where the next block starts. */
function createPen(document: PDFKit.PDFDocument) {
  let pages = 1;
  document.on('pageAdded', () => {
    pages += 1;
  });
  return {
    get y() {
      return document.y;
    },
    set y(value: number) {
      document.y = value;
    },
    isFirstPage: () => pages === 1,
    write(text: string, x: number, { font = 'regular', size = 10, color = INK, ...options }: Block): void {
      document.font(font).fontSize(size).fillColor(color);
      document.text(text.normalize('NFC'), x, document.y, {
        lineGap: 1,
        features: NO_DECOMPOSITION,
        ...options,
      });
    },
    rule(): void {
      const y = document.y + 6;
      document.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.8).stroke(RULE);
      document.y = y + 8;
    },
  };
}

const linesOf = (address: string): string =>
  address
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
