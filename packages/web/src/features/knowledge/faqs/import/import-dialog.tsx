/** Imports FAQs from a CSV file after a preview. */
import { Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { FaqsOf } from '../use-faqs.ts';
import { ImportForm } from './import-form.tsx';

type ImportDialogProps = { of: FaqsOf; opened: boolean; onClose: () => void };

export function ImportDialog({ of, opened, onClose }: ImportDialogProps) {
  const { t } = useTranslation(['faq', 'shell']);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size={760}
      title={t('import.title')}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'shell' }) }}
    >
      <ImportForm of={of} onClose={onClose} />
    </Modal>
  );
}
