/** Draws an invoice as a PDF: one page, A4. */
import { buffer } from 'node:stream/consumers';
import { formatMoney } from '@parrot/contract/billing';
import type { LanguageCode } from '@parrot/contract/core';
import PDFDocument from 'pdfkit';
import type { InvoiceRow } from '../billing.tables.ts';
import { INVOICE_TEXTS } from './invoice-texts.ts';
import { invoiceNumber } from './invoices.present.ts';

const LEFT = 56;
const RIGHT = 539;
const AMOUNT_WIDTH = 130;
const INK = '#16211c';
const MUTED = '#5d6b64';
const RULE = '#d5ddd8';
const BRAND = '#0f8a5f';

export function drawInvoice(invoice: InvoiceRow, language: LanguageCode): Promise<Buffer> {
  const { content, issuedAt } = invoice;
  const { currency, seller, buyer } = content;
  const texts = INVOICE_TEXTS[language];
  const number = invoiceNumber(invoice);
  const date = (value: Date | string) =>
    new Intl.DateTimeFormat(texts.locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(value));
  const money = (value: number) => formatMoney(value, currency);
  const document = new PDFDocument({
    size: 'A4',
    margin: LEFT,
    lang: language,
    info: { Title: `${texts.invoice} ${number}`, Author: seller.name, CreationDate: issuedAt },
  });

  const text = (value: string, x: number, y: number, options: PDFKit.Mixins.TextOptions = {}) =>
    document.text(printable(value), x, y, { lineGap: 2, ...options });
  const rule = (y: number) => document.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.8).stroke(RULE);
  const party = (lines: string[], x: number, y: number, width: number, align: 'left' | 'right') =>
    text(lines.filter(Boolean).join('\n'), x, y, { width, align });
  const amountRow = (label: string, value: number, y: number) => {
    text(label, LEFT, y, { width: RIGHT - LEFT - AMOUNT_WIDTH });
    text(money(value), RIGHT - AMOUNT_WIDTH, y, { width: AMOUNT_WIDTH, align: 'right' });
  };

  document.font('Helvetica-Bold').fontSize(22).fillColor(BRAND);
  text(texts.invoice, LEFT, 56);
  document.font('Helvetica').fontSize(10).fillColor(INK);
  party(
    [seller.name, seller.address, seller.taxId && `${texts.taxId}: ${seller.taxId}`],
    300,
    60,
    RIGHT - 300,
    'right',
  );

  document.fillColor(MUTED);
  text(texts.number, LEFT, 130);
  text(texts.issued, LEFT, 146);
  text(texts.billedTo, LEFT, 186);
  document.fillColor(INK);
  text(number, LEFT + 130, 130);
  text(date(issuedAt), LEFT + 130, 146);
  party(
    [buyer.company, buyer.address, buyer.taxId && `${texts.taxId}: ${buyer.taxId}`],
    LEFT,
    202,
    300,
    'left',
  );

  document.font('Helvetica-Bold');
  text(texts.description, LEFT, 300);
  text(texts.amount, RIGHT - AMOUNT_WIDTH, 300, { width: AMOUNT_WIDTH, align: 'right' });
  rule(318);
  document.font('Helvetica');
  amountRow(texts.plan(content.planName, content.intervalUnit), content.price, 328);
  document.fillColor(MUTED).fontSize(9);
  text(texts.term(date(content.termStart), date(content.termEnd)), LEFT, 344);
  document.fillColor(INK).fontSize(10);
  let y = 370;
  if (content.credit > 0) {
    text(texts.credit, LEFT, y, { width: RIGHT - LEFT - AMOUNT_WIDTH });
    text(`–${money(content.credit)}`, RIGHT - AMOUNT_WIDTH, y, { width: AMOUNT_WIDTH, align: 'right' });
    y += 20;
  }
  rule(y);
  amountRow(texts.subtotal, content.price - content.credit, y + 10);
  const percent = new Intl.NumberFormat(texts.locale).format(content.tax.percent);
  amountRow(texts.tax(content.tax.name, percent), content.tax.amount, y + 28);
  rule(y + 48);
  document.font('Helvetica-Bold').fontSize(12);
  amountRow(texts.total, content.total, y + 58);
  document.font('Helvetica').fontSize(10).fillColor(MUTED);
  text(texts.paid(date(issuedAt)), LEFT, y + 86);
  document.end();
  return buffer(document);
}

/** The standard fonts have the characters of Windows-1252; others would be printed as wrong ones. */
const printable = (value: string): string =>
  value
    .normalize('NFC')
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/[^\n\x20-\x7e\u00a1-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/g, '?');
