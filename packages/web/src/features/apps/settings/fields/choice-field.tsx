/** A choice between a few options. */
import { SegmentedControl } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { FlatSettings } from '../flat-settings.ts';
import { useSetting } from '../use-setting.ts';
import classes from './fields.module.css';
import { SettingFrame } from './setting-frame.tsx';

export type ChoicePath =
  | 'appearance.modeSelection'
  | 'appearance.suggestiveMenuBtn'
  | 'appearance.themeSelection'
  | 'appearance.chatBubbleBtn'
  | 'behaviour.assignment';

type ChoiceFieldProps<Path extends ChoicePath> = { path: Path; choices: readonly FlatSettings[Path][] };

export function ChoiceField<Path extends ChoicePath>({ path, choices }: ChoiceFieldProps<Path>) {
  const { t } = useTranslation('designer');
  const { id, value, set, isOwn, reset } = useSetting(path);
  return (
    <SettingFrame path={path} nameId={id} isOwn={isOwn} onReset={reset}>
      <SegmentedControl
        aria-labelledby={id}
        fullWidth
        className={classes.choices}
        value={value}
        data={choices.map((choice) => ({ value: choice, label: t(`choices.${choice}`) }))}
        onChange={(next) => set(next as FlatSettings[Path])}
      />
    </SettingFrame>
  );
}
