import type { AppSettings } from '@parrot/contract/apps';
import type { LanguageCode } from '@parrot/contract/core';
import type { LocalizedText } from '@parrot/contract/flows';

export type GreetingGiven = {
  language: LanguageCode;
  settings: Pick<AppSettings, 'appearance' | 'translations'>;
};

/** The app's welcome message in each of its languages. */
export function greeting({ language, settings: { appearance, translations } }: GreetingGiven): LocalizedText {
  const texts: Record<string, string> = {};
  for (const [code, { welcomeMsg }] of Object.entries(translations)) if (welcomeMsg) texts[code] = welcomeMsg;
  return { ...texts, [language]: appearance.welcomeMsg };
}
