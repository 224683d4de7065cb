import type { LanguageCode } from '@parrot/contract/core';

/** Of some languages, the one that a browser's tag such as 'de-AT' means. */
export function nearestLanguage(tag: string, among: readonly LanguageCode[]): LanguageCode | undefined {
  const [spoken] = tag.trim().toLowerCase().split(/[-_]/);
  return among.find((language) => language === spoken);
}
