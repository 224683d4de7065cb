/** All actions of the desk with their keys; those without keys are found in the search. */
import { Kbd, Modal } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import {
  DESK_ACTIONS,
  type DeskActionGroup,
  type DeskActionName,
  keysOf,
} from '../../../features/desk/shortcuts/desk-shortcuts.ts';
import { shortcutText } from '../../../shared/browser/modifier-key.ts';
import { useDialog } from '../../../shared/ui/use-dialog.ts';
import classes from './shortcuts-dialog.module.css';

const SIGNS = ['#', '/', '@'] as const;
const GROUPS = Object.entries(DESK_ACTIONS) as [DeskActionGroup, readonly DeskActionName[]][];

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['desk', 'desk-conversation', 'desk-keys']);
  const opened = useDialog();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size="xl"
      title={t('keys.title')}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'shell' }) }}
    >
      <p className={classes.text}>{t('desk-keys:bySearch', { keys: shortcutText('K') })}</p>
      <div className={classes.groups}>
        {GROUPS.map(([group, names]) => (
          <Group key={group} title={t(`desk-keys:groups.${group}`)}>
            {names.map((name) => (
              <Row key={name} title={t(`desk-keys:actions.${name}`)} keys={keysOf(name)} />
            ))}
            {group === 'write' && (
              <>
                {SIGNS.map((sign) => (
                  <Row key={sign} title={t(`keys.signs.${sign}`)} keys={[sign]} />
                ))}
                <Row title={t('keys.leave')} keys={['Esc']} />
              </>
            )}
            {group === 'conversation' && (
              <>
                <Row title={t('conversation.toStart', { ns: 'desk-conversation' })} keys={['Home']} />
                <Row title={t('conversation.toLatest', { ns: 'desk-conversation' })} keys={['End']} />
              </>
            )}
          </Group>
        ))}
      </div>
    </Modal>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={classes.group} aria-labelledby={id}>
      <h3 className={classes.title} id={id}>
        {title}
      </h3>
      <dl className={classes.keys}>{children}</dl>
    </section>
  );
}

function Row({ title, keys }: { title: string; keys: readonly string[] }) {
  const { t } = useTranslation('desk-keys');
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        {keys.length === 0 && <span className={classes.text}>{t('inSearch')}</span>}
        {keys.map((key) => (
          <Kbd key={key}>{key}</Kbd>
        ))}
      </dd>
    </div>
  );
}
