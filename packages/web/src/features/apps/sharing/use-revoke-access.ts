/** Revokes access immediately and offers an undo. */
import { type AppId, type GroupId, groupId, type UserId } from '@parrot/contract/core';
import { useTranslation } from 'react-i18next';
import { undoToast } from '../../../shared/toast/undo-toast.tsx';
import { useShareApp, useUnshareApp } from './use-sharing.ts';

export function useRevokeAccess(appId: AppId): (from: UserId | GroupId, name: string) => void {
  const { t } = useTranslation('apps');
  const take = useUnshareApp(appId);
  const grant = useShareApp(appId);
  return (from, name) => {
    const group = groupId.safeParse(from).success;
    const receivers = group ? { groupIds: [from as GroupId] } : { userIds: [from as UserId] };
    take.mutate(from, {
      onSuccess: () =>
        undoToast(t(group ? 'share.takenBackGroup' : 'share.takenBack', { name }), t('undo'), () =>
          grant.mutate(receivers),
        ),
    });
  };
}
