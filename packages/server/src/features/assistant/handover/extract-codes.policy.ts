/**
 * Codes, email addresses and phone numbers in what a visitor wrote. Reads term by term, so its cost grows
 * with the length of the text only.
 */
import { type CodeKind, type CodeLabel, kindOfPrefix, labelOf } from './code-labels.ts';

type FoundCode = { kind: CodeKind; value: string };

const MAX_TEXTS = 40;
const MAX_TEXT_LENGTH = 2_000;
const MAX_TERM_LENGTH = 254;
const MAX_CODES = 4;
/** How many terms may be between a label and its code: 'order number is 1042'. */
const LABEL_REACH = 3;

const EDGES = new Set('.,;!?()[]{}<>"\'„“”«»…*_~`');
const CODE = /^[\p{L}\d][\p{L}\d_/.-]*$/u;
const PHONE_PART = /^\+?[\d()/.-]+$/;
const EMAIL = /^[^@\s]+@[^@\s]+$/;
const HOST = /^[\p{L}\d.-]+$/u;
const SEPARATORS = /[#№:=]/;

/** The latest first; each once. */
export function extractCodes(texts: readonly string[]): FoundCode[] {
  const found = new Map<string, FoundCode>();
  for (const text of texts.slice(-MAX_TEXTS).reverse())
    for (const code of codesIn(text.slice(0, MAX_TEXT_LENGTH))) {
      const key = code.value.toLowerCase();
      if (!found.has(key) && hasRoom(found, code)) found.set(key, code);
    }
  return [...found.values()];
}

/** One address, one phone number, and some codes. */
function hasRoom(found: ReadonlyMap<string, FoundCode>, { kind }: FoundCode): boolean {
  const isSingle = kind === 'email' || kind === 'phone';
  const same = [...found.values()].filter((one) =>
    isSingle ? one.kind === kind : one.kind !== 'email' && one.kind !== 'phone',
  );
  return same.length < (isSingle ? 1 : MAX_CODES);
}

type Term = { text: string; isMarked: boolean };

function codesIn(text: string): FoundCode[] {
  const terms = termsOf(text);
  const found: FoundCode[] = [];
  let label: CodeLabel | undefined;
  let since = 0;
  for (let at = 0; at < terms.length; at += 1) {
    const term = terms[at] as Term;
    const next = labelOf(term.text);
    if (next && digitsIn(term.text) === 0 && !term.text.includes('@')) {
      label = next;
      since = 0;
      continue;
    }
    const phone = label === 'secret' ? undefined : phoneAt(terms, at, label);
    const code = phone ? undefined : codeOf(term, label);
    if (phone) {
      found.push({ kind: 'phone', value: phone.value });
      at += phone.terms - 1;
    }
    if (code && label !== 'secret') found.push(code);
    since += 1;
    if (phone || code || since > LABEL_REACH) label = undefined;
  }
  return found;
}

/** `isMarked`: a number sign or a colon is before it. */
function termsOf(text: string): Term[] {
  return text.split(/\s+/).flatMap((raw): Term[] => {
    const term = withoutEdges(raw.slice(0, MAX_TERM_LENGTH + 1));
    if (term === '' || term.length > MAX_TERM_LENGTH || term.includes('://') || term.startsWith('www.'))
      return [];
    if (term.includes('@')) return [{ text: term, isMarked: false }];
    return term
      .split(SEPARATORS)
      .map((part, at) => ({ text: withoutEdges(part), isMarked: at > 0 }))
      .filter((part) => part.text !== '');
  });
}

function withoutEdges(term: string): string {
  let [start, end] = [0, term.length];
  // A leading parenthesis belongs to phone numbers such as (030) 1234567.
  while (start < end && EDGES.has(term[start] ?? '') && !(term[start] === '(' && term.indexOf(')') > start))
    start += 1;
  while (
    end > start &&
    EDGES.has(term[end - 1] ?? '') &&
    !(term[end - 1] === ')' && term.indexOf('(') >= start)
  )
    end -= 1;
  return term.slice(start, end);
}

function codeOf({ text, isMarked }: Term, label: CodeLabel | undefined): FoundCode | undefined {
  if (text.includes('@')) return emailOf(text);
  const digits = digitsIn(text);
  if (!CODE.test(text) || text.length > 40 || isDateOrPrice(text) || isPaymentCard(text)) return undefined;
  const isNumber = digits === text.length;
  const isLabeled = isMarked || (label !== undefined && label !== 'email' && label !== 'phone');
  const isCode = isLabeled ? digits >= (isNumber ? 3 : 2) : digits >= (isNumber ? 6 : 3) && text.length >= 5;
  if (!isCode) return undefined;
  const named = label === 'email' || label === 'phone' || label === 'secret' ? undefined : label;
  return { kind: kindOfPrefix(text) ?? named ?? 'code', value: text };
}

function emailOf(text: string): FoundCode | undefined {
  if (!EMAIL.test(text)) return undefined;
  const host = text.slice(text.indexOf('@') + 1);
  const ending = host.slice(host.lastIndexOf('.') + 1);
  return host.includes('.') && ending.length >= 2 && HOST.test(host)
    ? { kind: 'email', value: text }
    : undefined;
}

/** Several terms of digits, such as +49 30 1234567. A number labeled as something else is none. */
function phoneAt(
  terms: readonly Term[],
  at: number,
  label: CodeLabel | undefined,
): { value: string; terms: number } | undefined {
  const first = terms[at]?.text ?? '';
  const begins = first.startsWith('+') || label === 'phone' || (label === undefined && /^[0(]/.test(first));
  if (!begins || terms[at]?.isMarked) return undefined;
  const parts: string[] = [];
  for (const { text } of terms.slice(at, at + 8)) {
    if (!PHONE_PART.test(text) || (parts.length > 0 && text.startsWith('+'))) break;
    parts.push(text);
  }
  const value = parts.join(' ');
  const digits = digitsIn(value);
  return digits >= 7 && digits <= 15 && !isDateOrPrice(value) ? { value, terms: parts.length } : undefined;
}

/** 18.11.2026, 2026-11-18, 49.90, 10/12, 24-7: numbers with a short part. 4711-88 is a code. */
function isDateOrPrice(text: string): boolean {
  const parts = text.split(/[./-]/);
  const isShort = (part: string) => part.length > 0 && part.length <= 4 && digitsIn(part) === part.length;
  if (parts.length < 2 || parts.length > 3 || !parts.every(isShort)) return false;
  const couldBeCode = parts.length === 2 && text.includes('-') && !/^(19|20)\d\d-/.test(text);
  return couldBeCode ? text.length <= 5 : parts.some((part) => part.length <= 2);
}

/** By the check digit of payment cards: those must not spread. */
function isPaymentCard(text: string): boolean {
  const digits = text.replace(/[^\d]/g, '');
  if (digits.length < 13 || digits.length > 19 || /\p{L}/u.test(text)) return false;
  let sum = 0;
  for (let at = 0; at < digits.length; at += 1) {
    const digit = Number(digits[digits.length - 1 - at]);
    const counted = at % 2 === 1 ? digit * 2 : digit;
    sum += counted > 9 ? counted - 9 : counted;
  }
  return sum % 10 === 0;
}

function digitsIn(text: string): number {
  let count = 0;
  for (const letter of text) if (letter >= '0' && letter <= '9') count += 1;
  return count;
}
