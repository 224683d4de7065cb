import type { WidgetConfig } from '@parrot/contract/conversations';
import { type LanguageCode, nearestLanguage } from '@parrot/contract/core';

/** The first likely language that the bot offers, else the bot's own. */
export const chosenLanguage = (
  { language, languages }: Pick<WidgetConfig, 'language' | 'languages'>,
  likely: (string | undefined)[],
): LanguageCode => {
  for (const tag of likely) {
    const near = nearestLanguage(tag ?? '', languages);
    if (near) return near;
  }
  return language;
};
