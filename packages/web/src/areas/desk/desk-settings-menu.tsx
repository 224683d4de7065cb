/** The agent's preferences at the desk; stored on the server. */
import { ActionIcon, Skeleton } from '@mantine/core';
import type { DeskSettings } from '@parrot/contract/desk';
import { useTranslation } from 'react-i18next';
import type { DeskSession } from '../../features/desk/session/desk-session.ts';
import { lazyPart } from '../../shared/browser/lazy-part.tsx';
import { PopoverOnDemand } from '../../shared/floating/popover-on-demand.tsx';
import { IconSettings } from '../../shared/icons/settings.ts';

/** As tall as the form, so that the menu does not jump. */
const FORM_HEIGHT = 116;

export const loadDeskSettings = async () => (await import('./desk-settings-form.tsx')).DeskSettingsForm;
const DeskSettingsForm = lazyPart('desk-settings', loadDeskSettings, <Skeleton height={FORM_HEIGHT} />);

export function DeskSettingsMenu({ desk, settings }: { desk: DeskSession; settings: DeskSettings }) {
  const { t } = useTranslation('desk');
  return (
    <PopoverOnDemand
      position="bottom-end"
      width={280}
      label={t('settings.open')}
      target={
        <ActionIcon aria-label={t('settings.open')} data-action="settings" title={t('settings.open')}>
          <IconSettings size={18} stroke={1.75} />
        </ActionIcon>
      }
    >
      <DeskSettingsForm desk={desk} settings={settings} />
    </PopoverOnDemand>
  );
}
