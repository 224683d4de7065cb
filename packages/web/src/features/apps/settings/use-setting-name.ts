/** The display name of a setting; a translation includes its language. */
import { useTranslation } from 'react-i18next';
import { type SettingPath, type TranslationPath, translationAt } from './flat-settings.ts';

export function useSettingName(): (path: SettingPath) => string {
  const { t } = useTranslation(['designer', 'studio']);
  return (path) => {
    const text = translationAt(path);
    if (!text) return t(`settings.${path as Exclude<SettingPath, TranslationPath>}`);
    return t('translations.field', {
      name: t(`settings.appearance.${text.name}`),
      language: t(`languages.${text.language}`, { ns: 'studio' }),
    });
  };
}
