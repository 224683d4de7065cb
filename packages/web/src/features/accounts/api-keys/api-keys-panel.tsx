/** The API keys of a workspace: create and revoke them. */
import { Button, Skeleton } from '@mantine/core';
import type { ApiKey } from '@parrot/contract/accounts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../shared/toast/toast.ts';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { LoadFailure } from '../../../shared/ui/load-failure.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import list from '../credential-list.module.css';
import { ApiKeyRow } from './api-key-row.tsx';
import classes from './api-keys-panel.module.css';
import { CreateApiKeyDialog } from './create-api-key-dialog.tsx';
import { useApiKeys, useRefreshApiKeys, useRevokeApiKey } from './use-api-keys.ts';

export function ApiKeysPanel() {
  const { t } = useTranslation('api-keys');
  const [creating, setCreating] = useState(false);
  const [revoking, setRevoking] = useState<ApiKey | null>(null);
  const { data, error, isError, refetch } = useApiKeys();
  const onCreated = useRefreshApiKeys();
  if (isError && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton h={160} radius="lg" role="status" aria-label={t('loading', { ns: 'shell' })} />;

  return (
    <Panel title={t('title')} help={t('help')}>
      {data.items.length === 0 ? (
        <p className={classes.hint}>{t('none')}</p>
      ) : (
        <ul className={list.list}>
          {data.items.map((apiKey) => (
            <ApiKeyRow key={apiKey.apiKeyId} apiKey={apiKey} onRevoke={() => setRevoking(apiKey)} />
          ))}
        </ul>
      )}
      {data.mayCreate ? (
        <Button variant="default" className={classes.create} onClick={() => setCreating(true)}>
          {t('create')}
        </Button>
      ) : (
        <p className={classes.hint}>{t('owners')}</p>
      )}
      {creating && <CreateApiKeyDialog onCreated={onCreated} onClose={() => setCreating(false)} />}
      {revoking && <RevokeDialog apiKey={revoking} onClose={() => setRevoking(null)} />}
    </Panel>
  );
}

function RevokeDialog({ apiKey: { apiKeyId, name }, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const { t } = useTranslation('api-keys');
  const revoke = useRevokeApiKey();
  const onSuccess = () => {
    onClose();
    toast.success(t('revoke.done'));
  };
  return (
    <ConfirmDialog
      title={t('revoke.title', { name })}
      confirm={t('revoke.submit')}
      busy={revoke.isPending}
      error={revoke.error}
      onConfirm={() => revoke.mutate(apiKeyId, { onSuccess })}
      onClose={onClose}
    >
      <p>{t('revoke.text')}</p>
    </ConfirmDialog>
  );
}
