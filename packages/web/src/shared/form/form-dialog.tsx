/** A dialog with input. A click outside, Escape, its X and leaving the page ask before the input is lost. */
import { Modal, type ModalProps } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnsavedChanges } from '../unsaved-changes/use-unsaved-changes.ts';
import { FormsInDialog, type HasInput } from './forms-in-dialog.ts';

type FormDialogProps = ModalProps & {
  /** Of a form that is not inside of the dialog's own components. By default, that of all forms in it. */
  hasInput?: HasInput;
};

export function FormDialog({ hasInput, onClose, closeOnEscape = true, children, ...modal }: FormDialogProps) {
  const { t } = useTranslation();
  const [forms] = useState(() => new Set<HasInput>());
  const { isAsking, requestLeave } = useUnsavedChanges(hasInput ?? (() => [...forms].some((has) => has())));
  return (
    <Modal
      closeButtonProps={{ 'aria-label': t('close') }}
      {...modal}
      closeOnEscape={closeOnEscape && !isAsking}
      onClose={() => requestLeave(onClose)}
    >
      <FormsInDialog value={forms}>{children}</FormsInDialog>
    </Modal>
  );
}
