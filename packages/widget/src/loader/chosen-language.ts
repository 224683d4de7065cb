import type { LanguageCode } from '@parrot/contract/core';
import type { WidgetConfig } from '../widget-host.ts';

/** The first of what the visitor is likely to want that the bot offers, else the bot's own. */
export const chosenLanguage = (
  { language, languages }: Pick<WidgetConfig, 'language' | 'languages'>,
  likely: (string | undefined)[],
): LanguageCode => (likely as LanguageCode[]).find((code) => languages.includes(code)) ?? language;
