/** Whether every member needs a second factor. Owners change it; others see it. */
import { Skeleton, Switch } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../shared/http/api-error.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { LoadFailure } from '../../../shared/ui/load-failure.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import classes from './second-factor-panel.module.css';
import { useSaveWorkspaceSecurity, useWorkspaceSecurity } from './use-workspace-security.ts';

/** `members`: how many there are; undefined until it is known. */
export function WorkspaceSecurityPanel({ members }: { members: number | undefined }) {
  const { t } = useTranslation('second-factor');
  const [asking, setAsking] = useState(false);
  const { data, error, isError, refetch } = useWorkspaceSecurity();
  const save = useSaveWorkspaceSecurity();
  if (isError && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton h={140} radius="lg" role="status" aria-label={t('loading', { ns: 'shell' })} />;

  const { needsSecondFactor, userIds, mayChange } = data;
  const saveNeeded = (isNeeded: boolean) =>
    save.mutate(isNeeded, {
      onSuccess: () => {
        setAsking(false);
        toast.success(t(isNeeded ? 'workspace.on' : 'workspace.off'));
      },
      onError: (failure) => {
        if (!isNeeded) toast.failure(messageOf(failure));
      },
    });
  return (
    <Panel title={t('workspace.title')} help={t('workspace.help')}>
      <Switch
        label={t('workspace.switch')}
        checked={needsSecondFactor}
        disabled={!mayChange || save.isPending}
        onChange={() => (needsSecondFactor ? saveNeeded(false) : setAsking(true))}
      />
      {members !== undefined && (
        <p className={classes.hint}>{t('workspace.count', { count: userIds.length, members })}</p>
      )}
      {!mayChange && <p className={classes.hint}>{t('workspace.owners')}</p>}
      {asking && (
        <ConfirmDialog
          title={t('workspace.askTitle')}
          confirm={t('workspace.askSubmit')}
          busy={save.isPending}
          error={save.error}
          onConfirm={() => saveNeeded(true)}
          onClose={() => {
            setAsking(false);
            save.reset();
          }}
        >
          <p>{t('workspace.askText')}</p>
        </ConfirmDialog>
      )}
    </Panel>
  );
}
