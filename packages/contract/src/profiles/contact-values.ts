/** Name, email address and phone number of a visitor. */
import { LIMITS } from '../core/limits.ts';
import { isEmail } from '../core/text/email-address.ts';
import { requiredText } from '../core/text/written-text.ts';
import type { ContactKey } from './profile-fields.ts';

const PHONE = /^\+?[\d\s().\-/]+$/;

function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return text.length <= LIMITS.phone.length && PHONE.test(text) && digits >= LIMITS.phone.digits;
}

/** Undefined if it isn’t a valid one. */
export function readContactValue(key: ContactKey, value: unknown): string | undefined {
  const text = typeof value === 'string' ? value.trim() : '';
  if (key === 'email') return isEmail(text) ? text.toLowerCase() : undefined;
  if (key === 'phone') return isPhone(text) ? text : undefined;
  const name = requiredText(LIMITS.personName.max).safeParse(text.replace(/\s+/g, ' '));
  return name.success ? name.data : undefined;
}
