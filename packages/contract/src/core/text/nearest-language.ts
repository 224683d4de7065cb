/** The language of a tag such as 'de-AT' or 'de_AT': 'de'. */
export const baseLanguage = (tag: string): string => tag.trim().toLowerCase().split(/[-_]/, 1)[0] ?? '';

/** The language among the given ones that a tag matches; undefined if none does. */
export function nearestLanguage<Code extends string>(
  tag: string,
  languages: readonly Code[],
): Code | undefined {
  const base = baseLanguage(tag);
  return languages.find((language) => language === base);
}
