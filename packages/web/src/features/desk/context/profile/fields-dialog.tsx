/** The workspace's own fields about visitors: add, change and delete them. */
import { LIMITS } from '@parrot/contract/core';
import { deleteProfileField, type ProfileField } from '@parrot/contract/profiles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldList } from '../../../../shared/fields/field-list.tsx';
import { FormDialog } from '../../../../shared/form/form-dialog.tsx';
import { call } from '../../../../shared/http/call.ts';
import { ConfirmDialog } from '../../../../shared/ui/confirm-dialog.tsx';
import { MutedText } from '../../../../shared/ui/query-content.tsx';
import { useDialog } from '../../../../shared/ui/use-dialog.ts';
import { FieldForm } from './field-form.tsx';
import { PROFILE_KEY } from './profile-queries.ts';

type FieldsDialogProps = { fields: readonly ProfileField[]; onClose: () => void };

export function FieldsDialog({ fields, onClose }: FieldsDialogProps) {
  const { t } = useTranslation('desk-profile');
  const opened = useDialog();
  const cache = useQueryClient();
  const [edited, setEdited] = useState<ProfileField | 'new' | null>(null);
  const [deleted, setDeleted] = useState<ProfileField | null>(null);
  const refresh = () => cache.invalidateQueries({ queryKey: PROFILE_KEY });
  const remove = useMutation({
    mutationFn: ({ fieldId }: ProfileField) => call(deleteProfileField, { body: { fieldId } }),
    onSuccess: async () => {
      await refresh();
      setDeleted(null);
    },
    meta: { quiet: true },
  });
  const onSaved = async () => {
    await refresh();
    setEdited(null);
  };
  return (
    <FormDialog opened={opened} onClose={onClose} title={t('fields.title')}>
      {edited ? (
        <FieldForm
          field={edited === 'new' ? null : edited}
          onSaved={onSaved}
          onCancel={() => setEdited(null)}
        />
      ) : (
        <>
          <MutedText>{t('fields.text')}</MutedText>
          <FieldList
            fields={fields}
            most={LIMITS.profileFields}
            detailsOf={({ name }) => name}
            onAdd={() => setEdited('new')}
            onEdit={setEdited}
            onDelete={setDeleted}
          />
        </>
      )}
      {deleted && (
        <ConfirmDialog
          title={t('fields.deleteTitle', { label: deleted.label })}
          confirm={t('fields.deleteConfirm')}
          busy={remove.isPending}
          error={remove.error}
          onConfirm={() => remove.mutate(deleted)}
          onClose={() => setDeleted(null)}
        >
          <p>{t('fields.deleteText')}</p>
        </ConfirmDialog>
      )}
    </FormDialog>
  );
}
