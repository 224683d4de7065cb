/** The language of a tag such as 'de-AT' or 'de_AT': 'de'. */
export const baseLanguage = (tag: string): string => tag.trim().toLowerCase().split(/[-_]/, 1)[0] ?? '';

/** Of some languages, the one that a tag stands for; undefined if it is none of them. */
export function nearestLanguage<Code extends string>(
  tag: string,
  languages: readonly Code[],
): Code | undefined {
  const base = baseLanguage(tag);
  return languages.find((language) => language === base);
}
