/** Creates another tenant for the same user, and opens it. */
import { Text, TextInput } from '@mantine/core';
import { createTenant as createTenantCall } from '@parrot/contract/accounts';
import { LIMITS } from '@parrot/contract/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DialogForm } from '../../../shared/form/dialog-form.tsx';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import { useForm } from '../../../shared/form/use-form.ts';
import { messageOf } from '../../../shared/http/api-error.ts';
import { profileQuery } from '../../../shared/session/session-queries.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { createTenant, switchTenant } from './switch-tenant.ts';

export default function CreateTenantDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const cache = useQueryClient();
  const open = useMutation({
    mutationFn: switchTenant,
    // The tenant exists all the same, and can be opened from the menu.
    onError: (error) => {
      toast.failure(messageOf(error), { title: t('account.switchFailed') });
      void cache.invalidateQueries({ queryKey: profileQuery.queryKey });
      onClose();
    },
    meta: { quiet: true },
  });
  const form = useForm({
    initial: { tenantName: '' },
    schema: createTenantCall.body,
    send: ({ tenantName }) => createTenant(tenantName),
    onSuccess: (tenantId) => open.mutate(tenantId),
  });
  return (
    <FormDialog opened onClose={onClose} title={t('account.create.title')}>
      <DialogForm
        form={{ ...form, isPending: form.isPending || open.isPending || open.isSuccess }}
        submit={t('account.create.submit')}
        cancel={t('account.create.cancel')}
        size="lg"
        onCancel={onClose}
      >
        <Text c="dimmed">{t('account.create.text')}</Text>
        <TextInput
          {...form.textField('tenantName')}
          label={t('account.create.name')}
          size="lg"
          maxLength={LIMITS.tenantName.max}
          autoComplete="organization"
          data-autofocus
        />
      </DialogForm>
    </FormDialog>
  );
}
