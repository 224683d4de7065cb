/** Apart from the other rules, so that the widget can have it without zod. */

/** Only http and https, and only what really parses as an address. */
export function isHttpUrl(text: string): boolean {
  if (!/^https?:\/\//i.test(text.trim())) return false;
  try {
    const url = new URL(text);
    return (url.protocol === 'http:' || url.protocol === 'https:') && url.hostname !== '';
  } catch {
    return false;
  }
}
