/** Deletes a group after showing what its members lose. */
import type { Group } from '@parrot/contract/team';
import { useTranslation } from 'react-i18next';
import { roleLabel } from '../../../shared/i18n/role-label.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { useDeleteGroup } from './use-groups.ts';

export function DeleteGroupDialog({ group, onClose }: { group: Group; onClose: () => void }) {
  const { t } = useTranslation('team');
  const remove = useDeleteGroup();
  const { groupName: name, memberCount, invitedCount, roles, apps } = group;
  return (
    <ConfirmDialog
      title={t('groups.deleting.title', { name })}
      confirm={t('groups.deleting.confirm')}
      busy={remove.isPending}
      error={remove.error}
      onConfirm={() =>
        remove.mutate(group.groupId, {
          onSuccess: () => {
            toast.success(t('groups.deleting.deleted', { name }));
            onClose();
          },
        })
      }
      onClose={onClose}
    >
      {memberCount === 0 ? (
        <p>{t('groups.deleting.nobody')}</p>
      ) : roles.length + apps.length === 0 ? (
        <p>{t('groups.deleting.nothing')}</p>
      ) : (
        <>
          <p>{t('groups.deleting.lose', { count: memberCount })}</p>
          <ul>
            {roles.length > 0 && (
              <li>
                {t('groups.deleting.roles', {
                  roles: roles.map(({ roleName }) => roleLabel(roleName)).join(', '),
                })}
              </li>
            )}
            {apps.length > 0 && (
              <li>{t('groups.deleting.apps', { apps: apps.map(({ appName }) => appName).join(', ') })}</li>
            )}
          </ul>
          <p>{t('groups.deleting.keep')}</p>
        </>
      )}
      {invitedCount > 0 && <p>{t('groups.deleting.invited', { count: invitedCount })}</p>}
    </ConfirmDialog>
  );
}
