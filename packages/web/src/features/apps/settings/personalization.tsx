/** Step two: the settings at the left, the preview at the right; one of them on a narrow screen. */
import { SegmentedControl } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tourTarget } from '../../../shared/tour/tour-targets.ts';
import { useEditing, useShownSettings } from './editor-context.ts';
import { ControlGroups } from './groups/control-groups.tsx';
import type { GroupName } from './groups/groups.ts';
import classes from './personalization.module.css';
import { PreviewStage } from './preview/preview-stage.tsx';
import { SettingsConflict } from './settings-conflict.tsx';

type PersonalizationProps = {
  /** The group that a link opened. */
  group?: GroupName | undefined;
  previewAside?: ReactNode;
};

export function Personalization({ group, previewAside }: PersonalizationProps) {
  const { t } = useTranslation('designer');
  const { app } = useEditing();
  const settings = useShownSettings();
  const [side, setSide] = useState<'settings' | 'preview'>('settings');
  return (
    <div className={classes.columns} data-side={side}>
      <SegmentedControl
        className={classes.sides}
        aria-label={t('personalization.sides')}
        fullWidth
        value={side}
        data={[
          { value: 'settings', label: t('personalization.settings') },
          { value: 'preview', label: t('personalization.preview') },
        ]}
        onChange={(next) => setSide(next as typeof side)}
      />
      <div className={classes.controls} {...tourTarget('appearanceSettings')}>
        <SettingsConflict />
        <ControlGroups wanted={group} />
      </div>
      <div className={classes.preview} {...tourTarget('appearancePreview')}>
        <PreviewStage settings={settings} language={app.language} aside={previewAside} />
      </div>
    </div>
  );
}
