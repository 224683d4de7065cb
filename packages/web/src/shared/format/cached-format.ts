/** Creating an Intl format takes far longer than using it: each is cached by language and time zone. */
import { texts } from '../i18n/i18n.ts';

export function cachedFormat<T>(make: (language: string) => T): () => T {
  let cached: { by: string; format: T } | undefined;
  return () => {
    // A format keeps the time zone it was created with; a computer may travel.
    const by = `${texts.language} ${new Date().getTimezoneOffset()}`;
    if (cached?.by !== by) cached = { by, format: make(texts.language) };
    return cached.format;
  };
}
