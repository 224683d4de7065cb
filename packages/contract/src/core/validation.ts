/** The validation rules for user input, used by the server and the web app. */
import * as z from 'zod';
import { LIMITS } from './limits.ts';
import { REQUIRED } from './rule-messages.ts';
import { isBlank } from './text/blank-text.ts';
import { DOMAIN_LABEL, isEmail } from './text/email-address.ts';
import { isHttpUrl } from './text/http-url.ts';

export { isEmail, isHttpUrl, REQUIRED };

const NOT_IN_HASHTAG = /[\s[\]:,;"|*&\\/?$£(){}^~]/;
export const HASHTAG_RULE = 'Tags start with # and have 2–20 characters, no spaces or punctuation.';

export function isHashtag(text: string): boolean {
  return (
    text.startsWith('#') &&
    !NOT_IN_HASHTAG.test(text) &&
    text.length >= LIMITS.hashtag.min &&
    text.length <= LIMITS.hashtag.max
  );
}

/** A hashtag as people write it: the sign may be missing, and spaces become hyphens. */
export function asHashtag(text: string): string {
  const written = text.trim();
  return written && `#${written.replace(/^#\s*/, '').replace(/\s+/g, '-')}`;
}

/** Empty strings and empty lists count as missing. */
export const isMissing = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && isBlank(value)) ||
  (Array.isArray(value) && value.length === 0);

export const removeEmoji = (text: string): string => text.replace(EMOJI, '');

/**
 * A picture with its skin tone, those joined to it, and the tags of a flag; flags of countries; what makes a key
 * of a digit. Signs such as © and ™ are text, and so are joiners within words.
 */
const PICTURE = String.raw`(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}(?=[\ufe0f\u{1f3fb}-\u{1f3ff}\u200d]))`;
const DRESS = String.raw`[\ufe0f\u{1f3fb}-\u{1f3ff}\u{e0020}-\u{e007f}]*`;
const EMOJI = new RegExp(
  String.raw`\p{Regional_Indicator}|${PICTURE}${DRESS}(?:\u200d\p{Extended_Pictographic}${DRESS})*|\ufe0f?\u20e3`,
  'gu',
);

/** Characters that no database stores: lone surrogates and the zero character. */
const withoutBroken = (text: string): string => text.replace(/\p{Surrogate}/gu, '').replaceAll('\0', '');

const UNFIT = /\0|\p{Surrogate}/u;

/** Makes truncated or foreign text storable: replaces lone surrogates and removes zero characters. */
export const storableText = (text: string): string =>
  UNFIT.test(text) ? text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\ufffd') : text;

/** Removing tags can leave a new tag; removing its bracket too prevents that. */
function withoutTags(text: string): string {
  const tag = /<\/?[a-z!][^>]*>/gi;
  const bare = text.replace(tag, '');
  return bare.search(tag) < 0 ? bare : bare.replaceAll('<', '');
}

/** FAQ text: no HTML tags, trimmed; 'undefined' and 'null' become empty. */
export function plainText(text: string | null | undefined): string {
  const bare = withoutTags(withoutBroken(text ?? '')).trim();
  return bare === 'undefined' || bare === 'null' ? '' : bare;
}

export const email = z
  .string()
  .trim()
  .toLowerCase()
  .min(1, REQUIRED)
  .refine(isEmail, 'Please enter a valid email address.');
export const appName = z
  .string()
  .trim()
  .regex(
    new RegExp(`^[A-Za-z0-9]{${LIMITS.appName.min},${LIMITS.appName.max}}$`),
    'Please use 3-15 alphanumeric characters only.',
  );
export const newPassword = z.string().min(LIMITS.password.min).max(LIMITS.password.max);
/** Without emoji: names stand in subjects of mails and in documents, whose fonts have none. */
export const personName = z
  .string()
  .overwrite(removeEmoji)
  .trim()
  .min(LIMITS.personName.min, REQUIRED)
  .max(LIMITS.personName.max);
export const tenantName = z
  .string()
  .overwrite(removeEmoji)
  .trim()
  .min(LIMITS.tenantName.min)
  .max(LIMITS.tenantName.max);
/** The name of a role, a group or the like. */
export const nameOf = ({ min, max }: { min: number; max: number }) => z.string().trim().min(min).max(max);
export const description = z.string().trim().max(LIMITS.description).default('');
export const hexColor = z.string().regex(/^#[0-9a-f]{6}$/i, 'Please use a color such as #11794A.');
/** A site by host name, such as example.com or *.example.com; no scheme, no path. */
export const domainName = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .refine(isDomainName, 'Please enter a domain such as example.com.');
export const timeZone = z.string().max(64).refine(isTimeZone, 'Please choose a time zone from the list.');
/** A web address entered by a user. */
export const webAddress = z
  .string()
  .trim()
  .max(2_000)
  .refine(isHttpUrl, 'Please enter a link that starts with http or https.');

function isDomainName(text: string): boolean {
  if (text === 'localhost') return true;
  const labels = text.replace(/^\*\./, '').split('.');
  return labels.length > 1 && labels.every((label) => DOMAIN_LABEL.test(label));
}

export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
