/** The settings of a version, read-only. */
import type { AppSettings } from '@parrot/contract/apps';
import type { LanguageCode } from '@parrot/contract/core';
import { useTranslation } from 'react-i18next';
import { Fact, Panel } from '../../../shared/ui/panel.tsx';
import { useSettingText } from './use-setting-text.ts';
import classes from './versions.module.css';

const PARTS = ['appearance', 'palette', 'behaviour'] as const;

export function FrozenSettings({ settings, language }: { settings: AppSettings; language: LanguageCode }) {
  const { t } = useTranslation('designer');
  const settingText = useSettingText();
  return PARTS.map((part) => (
    <Panel key={part} title={t(`versions.parts.${part}`)}>
      {part === 'behaviour' && <Fact name={t('changes.language')}>{settingText.language(language)}</Fact>}
      {Object.entries(settings[part])
        .map(([name, value]) => ({ path: `${part}.${name}`, value: formatValue(value) }))
        .map(({ path, value }) => (
          <Fact key={path} name={settingText.name(path)}>
            {value.startsWith('#') && <i className={classes.swatch} style={{ background: value }} />}
            {settingText.value(path, value)}
          </Fact>
        ))}
    </Panel>
  ));
}

const formatValue = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : String(value));
