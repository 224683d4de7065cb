/** The keyboard shortcuts of the desk. */
import { Kbd, Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { SHORTCUTS } from '../../features/desk/shortcuts/desk-shortcuts.ts';
import { useDialog } from '../../shared/ui/use-dialog.ts';
import classes from './shortcuts-dialog.module.css';

const SIGNS = ['#', '/', '@'] as const;

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('desk');
  const opened = useDialog();
  const names = Object.keys(SHORTCUTS) as (keyof typeof SHORTCUTS)[];
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('keys.title')}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'shell' }) }}
    >
      <dl className={classes.keys}>
        {names.map((name) => (
          <div key={name}>
            <dt>{t(`keys.${name}`)}</dt>
            <dd>
              {SHORTCUTS[name].map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
        <div>
          <dt>{t('keys.leave')}</dt>
          <dd>
            <Kbd>Esc</Kbd>
          </dd>
        </div>
        {SIGNS.map((sign) => (
          <div key={sign}>
            <dt>{t(`keys.signs.${sign}`)}</dt>
            <dd>
              <Kbd>{sign}</Kbd>
            </dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
