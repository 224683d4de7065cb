/** What visitors of a further language would read in the bot's own: the texts it has, but not in that language. */
import type { AppSettings } from '@parrot/contract/apps';
import type { LanguageCode } from '@parrot/contract/core';
import { TEXT_NAMES, type TextName } from '../flat-settings.ts';

export const missingTexts = ({ appearance, translations }: AppSettings, language: LanguageCode): TextName[] =>
  TEXT_NAMES.filter((name) => appearance[name].trim() !== '' && !translations[language]?.[name]?.trim());
