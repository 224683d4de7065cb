/** What the agent writes: a reply, a note, or a whisper to the agent or the bot. */
import { SegmentedControl } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { SHORTCUTS } from '../shortcuts/desk-shortcuts.ts';
import classes from './composer.module.css';
import type { ComposerMode } from './unsent-store.ts';

type ComposerModesProps = {
  modes: readonly ComposerMode[];
  mode: ComposerMode;
  onSwitch: (mode: ComposerMode) => void;
};

export function ComposerModes({ modes, mode, onSwitch }: ComposerModesProps) {
  const { t } = useTranslation('desk-conversation');
  if (modes.length === 1) return <span className={classes.only}>{t('composer.modes.note')}</span>;
  return (
    <SegmentedControl
      size="xs"
      aria-label={t('composer.mode')}
      data={modes.map((name) => ({ value: name, label: <ModeLabel mode={name} /> }))}
      value={mode}
      onChange={(chosen) => onSwitch(chosen as ComposerMode)}
    />
  );
}

function ModeLabel({ mode }: { mode: ComposerMode }) {
  const { t } = useTranslation('desk-conversation');
  const label = t(`composer.modes.${mode}`);
  if (mode === 'whisper') return label;
  const [name, keys] =
    mode === 'bot' ? [label, SHORTCUTS.whisper] : [t(`keys.${mode}`, { ns: 'desk' }), SHORTCUTS[mode]];
  return <span title={`${name} (${keys.join(' ')})`}>{label}</span>;
}
