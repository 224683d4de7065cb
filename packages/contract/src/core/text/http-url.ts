/** Separate from the other rules, so that the widget does not bundle zod. */

/** Only http and https, and only what parses as a URL. */
export function isHttpUrl(text: string): boolean {
  if (!/^https?:\/\//i.test(text.trim())) return false;
  try {
    const url = new URL(text);
    return (url.protocol === 'http:' || url.protocol === 'https:') && url.hostname !== '';
  } catch {
    return false;
  }
}
