/** The texts that are missing in a further language, so that visitors would see the bot's own. */
import type { AppSettings } from '@parrot/contract/apps';
import type { LanguageCode } from '@parrot/contract/core';
import { TEXT_NAMES, type TextName } from '../flat-settings.ts';

export const missingTexts = ({ appearance, translations }: AppSettings, language: LanguageCode): TextName[] =>
  TEXT_NAMES.filter((name) => appearance[name].trim() !== '' && !translations[language]?.[name]?.trim());
