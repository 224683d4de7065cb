import type { LanguageCode } from '@parrot/contract/core';

/** `2026-12-01` as a date of that language, whatever the server's time zone. */
export const formatDay = (day: string, language: LanguageCode): string =>
  day === ''
    ? ''
    : new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
