/** The texts of the web app and the widget in one language: journeys follow a label that is reworded. */
import { readFileSync } from 'node:fs';
import type { LanguageCode } from '@parrot/contract/core';
import type { CustomTypeOptions } from 'i18next';
import type {} from '../../packages/web/src/shared/i18n/texts.d.ts';
import { texts as deCall } from '../../packages/widget/src/texts/call/de.ts';
import { texts as enCall } from '../../packages/widget/src/texts/call/en.ts';
import { texts as esCall } from '../../packages/widget/src/texts/call/es.ts';
import { texts as frCall } from '../../packages/widget/src/texts/call/fr.ts';
import { texts as svCall } from '../../packages/widget/src/texts/call/sv.ts';
import { texts as de } from '../../packages/widget/src/texts/de.ts';
import { texts as en } from '../../packages/widget/src/texts/en.ts';
import { texts as es } from '../../packages/widget/src/texts/es.ts';
import { part as deExtras } from '../../packages/widget/src/texts/extras/de.ts';
import { part as enExtras } from '../../packages/widget/src/texts/extras/en.ts';
import { part as esExtras } from '../../packages/widget/src/texts/extras/es.ts';
import { part as frExtras } from '../../packages/widget/src/texts/extras/fr.ts';
import { part as svExtras } from '../../packages/widget/src/texts/extras/sv.ts';
import { texts as fr } from '../../packages/widget/src/texts/fr.ts';
import { LAUNCHER_TEXTS } from '../../packages/widget/src/texts/launcher-texts.ts';
import { texts as sv } from '../../packages/widget/src/texts/sv.ts';

const PANEL_TEXTS = {
  en: { ...en, ...enExtras },
  es: { ...es, ...esExtras },
  de: { ...de, ...deExtras },
  fr: { ...fr, ...frExtras },
  sv: { ...sv, ...svExtras },
};
const CALL_TEXTS = { en: enCall, es: esCall, de: deCall, fr: frCall, sv: svCall };

type Values = Record<string, string | number>;

type PathIn<Texts> = {
  [Name in keyof Texts & string]: Texts[Name] extends string ? Name : `${Name}.${PathIn<Texts[Name]>}`;
}[keyof Texts & string];
type Areas = CustomTypeOptions['resources'];
/** `desk:conversation.take`. */
export type TextKey = { [Area in keyof Areas]: `${Area}:${PathIn<Areas[Area]>}` }[keyof Areas];

export const widgetTexts = (language: LanguageCode) => ({
  launcher: LAUNCHER_TEXTS[language],
  panel: PANEL_TEXTS[language],
  call: CALL_TEXTS[language],
});

/** Returns the function that finds a text of the web app. */
export function labelsIn(language: LanguageCode) {
  /** With values for its placeholders. */
  const label = (key: TextKey, values: Values = {}) => filled(textOf(language, key), values);
  /** The same text as a pattern: a placeholder without a value matches anything. */
  const pattern = (key: TextKey, values: Values = {}) => patternOf(label(key, values));
  return { label, pattern };
}

/** Texts of the web app write `{{name}}`, texts of the widget `{name}`. */
const PLACEHOLDER = /\{?\{(\w+)\}\}?/g;

export const filled = (text: string, values: Values): string =>
  text.replace(PLACEHOLDER, (placeholder, name) => String(values[name] ?? placeholder));

const patternOf = (text: string): RegExp =>
  new RegExp(
    `^${text
      .split(PLACEHOLDER)
      .map((part, at) => (at % 2 ? '.+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
      .join('')}$`,
  );

const areas = new Map<string, unknown>();

function textOf(language: LanguageCode, key: TextKey): string {
  const [area, path = ''] = key.split(':');
  const file = `../../packages/web/src/locales/${language}/${area}.json`;
  if (!areas.has(file)) areas.set(file, JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')));
  const text = path
    .split('.')
    .reduce<unknown>(
      (texts, name) => (texts as Record<string, unknown> | undefined)?.[name],
      areas.get(file),
    );
  if (typeof text !== 'string') throw new Error(`There is no text ${key} in ${language}.`);
  return text;
}
