/** The texts of recipes in every language, by their English. */
import type { LanguageCode } from '@parrot/contract/core';
import type { Catalog } from '@parrot/contract/messages';
import { german } from './texts/de.ts';
import { spanish } from './texts/es.ts';
import { french } from './texts/fr.ts';
import { swedish } from './texts/sv.ts';

const CATALOGS: Record<Exclude<LanguageCode, 'en'>, Catalog> = {
  es: spanish,
  de: german,
  fr: french,
  sv: swedish,
};

/** Throws if the text has no translation, which a test finds. */
export function recipeText(language: LanguageCode, english: string): string {
  const text = textIn(language, english);
  if (text === undefined) throw new Error(`recipe text '${english}' is missing in '${language}'`);
  return text;
}

/** A line of an example: a text, a text with its values filled in, or a visitor's own words. */
export function exampleText(language: LanguageCode, line: string): string {
  const text = textIn(language, line);
  if (language === 'en' || text !== undefined) return text ?? line;
  for (const [template, translation] of Object.entries(CATALOGS[language])) {
    const values = valuesIn(template, line);
    if (values)
      return translation.replace(VALUE, (whole, name: string) =>
        exampleValue(language, values.get(name) ?? whole),
      );
  }
  return line
    .split(', ')
    .map((part) => exampleValue(language, part))
    .join(', ');
}

function textIn(language: LanguageCode, english: string): string | undefined {
  if (language === 'en') return english;
  const catalog = CATALOGS[language];
  return Object.hasOwn(catalog, english) ? catalog[english] : undefined;
}

const VALUE = /\{\{(\w+)\}\}/g;

/** The values with which the template becomes the line; undefined if it can't. */
function valuesIn(template: string, line: string): Map<string, string> | undefined {
  const names = [...template.matchAll(VALUE)].map(([, name = '']) => name);
  if (names.length === 0) return undefined;
  const fixed = template.split(/\{\{\w+\}\}/).map((text) => text.replace(/[.?+()]/g, '\\$&'));
  const values = new RegExp(`^${fixed.join('(.+?)')}$`).exec(line)?.slice(1);
  return values && new Map(names.map((name, at) => [name, values[at] ?? '']));
}

const DAY = /^[A-Z][a-z]+ \d{1,2}, \d{4}$/;

function exampleValue(language: LanguageCode, value: string): string {
  if (!DAY.test(value)) return textIn(language, value) ?? value;
  const day = new Date(`${value} UTC`);
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(day);
}
