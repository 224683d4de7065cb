/**
 * Files have the forms `_one` and `_other`. Languages with more forms, such as Spanish and French with `many`
 * for millions, use `_other` for the rest.
 */
import type { ResourceKey } from 'i18next';

const OTHER = /_other$/;

export function withPluralForms(texts: ResourceKey, language: string): ResourceKey {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  return fill(texts, forms);
}

function fill(texts: ResourceKey, forms: readonly string[]): ResourceKey {
  // Lists of texts have no plurals.
  if (typeof texts === 'string' || Array.isArray(texts)) return texts;
  const filled: Record<string, ResourceKey> = {};
  for (const [key, value] of Object.entries(texts)) {
    if (OTHER.test(key)) for (const form of forms) filled[key.replace(OTHER, `_${form}`)] ??= value;
    filled[key] = fill(value as ResourceKey, forms);
  }
  return filled;
}
