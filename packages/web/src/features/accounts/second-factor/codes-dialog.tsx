/** Shows new recovery codes; it closes only by its button, because they can't be shown again. */
import { Button, Group, Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { RecoveryCodes } from '../../../shared/second-factor/recovery-codes.tsx';
import classes from './second-factor-panel.module.css';

type CodesDialogProps = { codes: readonly string[]; account: string; onClose: () => void };

export function CodesDialog({ codes, account, onClose }: CodesDialogProps) {
  const { t } = useTranslation('second-factor');
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('codes.title')}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
    >
      <div className={classes.body}>
        <RecoveryCodes codes={codes} account={account} />
        <Group justify="flex-end">
          <Button onClick={onClose}>{t('codes.saved')}</Button>
        </Group>
      </div>
    </Modal>
  );
}
