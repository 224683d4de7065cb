/** The workspace's own fields about tickets: add, change and delete them. */
import { LIMITS } from '@parrot/contract/core';
import type { TicketField } from '@parrot/contract/tickets';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldList } from '../../../shared/fields/field-list.tsx';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import { MutedText } from '../../../shared/ui/query-content.tsx';
import { useDialog } from '../../../shared/ui/use-dialog.ts';
import { DeleteFieldDialog } from './delete-field-dialog.tsx';
import { FieldForm } from './field-form.tsx';

type FieldsDialogProps = { fields: readonly TicketField[]; onClose: () => void };

export function FieldsDialog({ fields, onClose }: FieldsDialogProps) {
  const { t } = useTranslation(['ticket-fields', 'shell']);
  const opened = useDialog();
  const [edited, setEdited] = useState<TicketField | 'new' | null>(null);
  const [deleted, setDeleted] = useState<TicketField | null>(null);
  const detailsOf = ({ isForAllApps, appIds, isRequired }: TicketField) =>
    [
      isForAllApps ? t('manage.allApps') : t('manage.someApps', { count: appIds.length }),
      isRequired && t('section.required'),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <FormDialog opened={opened} onClose={onClose} title={t('manage.title')}>
      {edited ? (
        <FieldForm field={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      ) : (
        <>
          <MutedText>{t('manage.text')}</MutedText>
          <FieldList
            fields={fields}
            most={LIMITS.ticketFields}
            detailsOf={detailsOf}
            onAdd={() => setEdited('new')}
            onEdit={setEdited}
            onDelete={setDeleted}
          />
        </>
      )}
      {deleted && <DeleteFieldDialog field={deleted} onClose={() => setDeleted(null)} />}
    </FormDialog>
  );
}
