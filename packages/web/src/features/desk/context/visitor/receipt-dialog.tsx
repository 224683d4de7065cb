/** Says that a visitor's data was erased, and offers the receipt. */
import { Button, Group, Modal } from '@mantine/core';
import type { ErasureReceipt } from '@parrot/contract/privacy';
import { useTranslation } from 'react-i18next';
import { saveReceipt } from '../../../../shared/browser/save-receipt.ts';
import { IconDownload } from '../../../../shared/icons/download.ts';
import { useDialog } from '../../../../shared/ui/use-dialog.ts';

type ReceiptDialogProps = { receipt: ErasureReceipt; name: string; onClose: () => void };

export function ReceiptDialog({ receipt, name, onClose }: ReceiptDialogProps) {
  const { t } = useTranslation('desk-context');
  return (
    <Modal
      opened={useDialog()}
      onClose={onClose}
      title={t('erase.done', { name })}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'shell' }) }}
    >
      <p>{t('erase.receipt', { id: receipt.receiptId })}</p>
      <Group justify="flex-end" gap="xs" mt="md">
        <Button
          variant="default"
          leftSection={<IconDownload size={16} stroke={1.75} />}
          onClick={() => saveReceipt(receipt)}
        >
          {t('erase.saveReceipt')}
        </Button>
        <Button onClick={onClose} data-autofocus>
          {t('erase.close')}
        </Button>
      </Group>
    </Modal>
  );
}
