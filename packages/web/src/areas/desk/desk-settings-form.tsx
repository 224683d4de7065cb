/** The fields of the desk's settings; loaded when the menu is opened. */
import { Select } from '@mantine/core';
import { LIMITS } from '@parrot/contract/core';
import type { DeskSettings } from '@parrot/contract/desk';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { DeskSession } from '../../features/desk/session/desk-session.ts';

const DELAYS = Array.from({ length: LIMITS.sendDelaySeconds.max + 1 }, (_, seconds) => seconds);

export function DeskSettingsForm({ desk, settings }: { desk: DeskSession; settings: DeskSettings }) {
  const { t } = useTranslation('desk');
  const save = useMutation({ mutationFn: desk.saveSettings });
  const shown = save.isPending ? save.variables : settings;
  return (
    <Select
      label={t('settings.delay')}
      description={t('settings.delayHelp')}
      data={DELAYS.map((count) => ({
        value: String(count),
        label: count === 0 ? t('settings.off') : t('settings.seconds', { count }),
      }))}
      value={String(shown.sendDelaySeconds)}
      onChange={(value) => value !== null && save.mutate({ sendDelaySeconds: Number(value) })}
      allowDeselect={false}
      comboboxProps={{ withinPortal: false }}
    />
  );
}
