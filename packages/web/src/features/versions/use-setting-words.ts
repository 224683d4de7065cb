/** A setting and its value as people say it: 'Talk to a person: on'. */
import type { AppSettings } from '@parrot/contract/apps';
import { LANGUAGES, type LanguageCode } from '@parrot/contract/core';
import { useTranslation } from 'react-i18next';

type PathsOf<Part extends keyof AppSettings> = `${Part}.${keyof AppSettings[Part] & string}`;
type SettingPath = PathsOf<'appearance'> | PathsOf<'palette'> | PathsOf<'behaviour'>;

export function useSettingWords() {
  const { t, i18n } = useTranslation(['designer', 'studio']);
  const language = (code: string) =>
    (LANGUAGES as readonly string[]).includes(code)
      ? t(`languages.${code as LanguageCode}`, { ns: 'studio' })
      : code;
  return {
    language,
    /** Versions may be older or newer than this page: what it has no word for is shown by its own name. */
    name: (path: string) =>
      i18n.exists(`designer:settings.${path}`) ? t(`settings.${path as SettingPath}`) : path,
    value: (path: string, value: string): string => {
      if (value === '') return t(path.startsWith('palette.') ? 'values.follows' : 'values.none');
      if (value === 'true' || value === 'false') return t(`values.${value}`);
      if (path === 'behaviour.languageList') return value.split(', ').map(language).join(', ');
      if (value.startsWith('/pictures/')) return t('values.picture');
      return i18n.exists(`designer:choices.${value}`) ? t(`choices.${value as 'Pills'}`) : value;
    },
  };
}
