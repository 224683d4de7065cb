/** Another company of the same person: made, and opened. */
import { Button, Group, Modal, Text, TextInput } from '@mantine/core';
import { createTenant as createTenantCall } from '@parrot/contract/accounts';
import { LIMITS } from '@parrot/contract/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, messageOf } from '../../../shared/http/api-error.ts';
import { profileQuery } from '../../../shared/session/session-queries.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { createTenant, switchTenant } from './switch-tenant.ts';

export default function CreateTenantDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const cache = useQueryClient();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const create = useMutation({
    mutationFn: createTenant,
    onError: (error) =>
      setProblem((error instanceof ApiError && error.fields.tenantName) || messageOf(error)),
    onSuccess: (tenantId) => open.mutate(tenantId),
    meta: { quiet: true },
  });
  const open = useMutation({
    mutationFn: switchTenant,
    // It is there all the same, and can be opened from the menu.
    onError: (error) => {
      toast.failure(messageOf(error), { title: t('account.switchFailed') });
      void cache.invalidateQueries({ queryKey: profileQuery.queryKey });
      onClose();
    },
    meta: { quiet: true },
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = createTenantCall.body.safeParse({ tenantName: name });
    setProblem(checked.error?.issues[0]?.message);
    if (checked.success) create.mutate(checked.data.tenantName);
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('account.create.title')}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <form onSubmit={submit} noValidate>
        <Text c="dimmed" mb="md">
          {t('account.create.text')}
        </Text>
        <TextInput
          label={t('account.create.name')}
          size="lg"
          value={name}
          onChange={({ currentTarget }) => {
            setName(currentTarget.value);
            setProblem(undefined);
          }}
          error={problem}
          maxLength={LIMITS.tenantName.max}
          autoComplete="organization"
          data-autofocus
        />
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" size="lg" onClick={onClose}>
            {t('account.create.cancel')}
          </Button>
          <Button type="submit" size="lg" loading={create.isPending || open.isPending || open.isSuccess}>
            {t('account.create.submit')}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
