/** What a visitor's browser reports. Implausible values are dropped; they never reject the visitor. */
import * as z from 'zod';
import { isHttpUrl } from '../core/text/http-url.ts';
import { isTimeZone } from '../core/validation.ts';

const LANGUAGE_NAMES = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

/** An IANA zone such as Europe/Stockholm; blank otherwise. */
export const reportedTimeZone = z.string().max(64).refine(isTimeZone).catch('');

/** A language tag such as en or de-AT whose language exists; blank otherwise. */
export const reportedLanguage = z.string().max(35).refine(isLanguageTag).catch('');

/** The page that shows the widget; blank if it is not http(s). */
export const visitedPage = z
  .string()
  .max(2_000)
  .transform((page) => (isHttpUrl(page) ? page : ''));
/** The same; blank for anything else. */
export const reportedPage = visitedPage.catch('');

function isLanguageTag(tag: string): boolean {
  try {
    return LANGUAGE_NAMES.of(new Intl.Locale(tag).language) !== undefined;
  } catch {
    return false;
  }
}
