/** A setting and its value as text: 'Talk to a person: on'. */
import type { AppSettings } from '@parrot/contract/apps';
import { LANGUAGES, type LanguageCode } from '@parrot/contract/core';
import { useTranslation } from 'react-i18next';

type PathsOf<Part extends keyof AppSettings> = `${Part}.${keyof AppSettings[Part] & string}`;
type SettingPath = PathsOf<'appearance'> | PathsOf<'palette'> | PathsOf<'behaviour'> | PathsOf<'gptData'>;
/** Fields of the flow as a whole, not of a block. */
type FlowPath = 'flow.values' | 'flow.parts' | 'flow.texts';

const LANGUAGE_LISTS = new Set([
  'behaviour.languageList',
  'behaviour.createAppLanguageList',
  'behaviour.defaultLanguageList',
]);

export function useSettingText() {
  const { t, i18n } = useTranslation(['designer', 'studio']);
  const language = (code: string) =>
    (LANGUAGES as readonly string[]).includes(code)
      ? t(`languages.${code as LanguageCode}`, { ns: 'studio' })
      : code;
  const isKnown = (path: string) => i18n.exists(`designer:settings.${path}`);
  return {
    language,
    /** A version may be older or newer than this page: an unknown setting is shown by its key. */
    name: (path: string): string => {
      const [part, code = '', field = ''] = path.split('.');
      if (part === 'flow' && i18n.exists(`designer:changes.${path}`)) return t(`changes.${path as FlowPath}`);
      if (part === 'translations') {
        const setting = `appearance.${field}`;
        return isKnown(setting)
          ? t('changes.translated', {
              setting: t(`settings.${setting as SettingPath}`),
              language: language(code),
            })
          : path;
      }
      return isKnown(path) ? t(`settings.${path as SettingPath}`) : path;
    },
    value: (path: string, value: string): string => {
      if (value === '') return t(path.startsWith('palette.') ? 'values.follows' : 'values.none');
      if (value === 'true' || value === 'false') return t(`values.${value}`);
      if (LANGUAGE_LISTS.has(path)) return value.split(', ').map(language).join(', ');
      if (value.startsWith('/pictures/')) return t('values.picture');
      return i18n.exists(`designer:choices.${value}`) ? t(`choices.${value as 'Pills'}`) : value;
    },
  };
}
