/** Making one of the browser's formats takes far longer than using it: each is made once for a language and a clock. */
import { texts } from '../i18n/i18n.ts';

export function cachedFormat<T>(make: (language: string) => T): () => T {
  let cached: { by: string; format: T } | undefined;
  return () => {
    // A format keeps to the clock it was made by; a computer may be taken elsewhere, and summer comes.
    const by = `${texts.language} ${new Date().getTimezoneOffset()}`;
    if (cached?.by !== by) cached = { by, format: make(texts.language) };
    return cached.format;
  };
}
