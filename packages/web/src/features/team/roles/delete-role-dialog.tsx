/** Deletes a role, or shows who still has it: they need another one first. */
import { Button, Group, Modal } from '@mantine/core';
import type { RoleInFull } from '@parrot/contract/team';
import { useTranslation } from 'react-i18next';
import { ApiError, messageOf } from '../../../shared/http/api-error.ts';
import { roleLabel } from '../../../shared/i18n/role-label.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { useDialog } from '../../../shared/ui/use-dialog.ts';
import { useGroups } from '../groups/use-groups.ts';
import { MemberCell } from '../parts/member-cell.tsx';
import { idOf } from '../parts/member-name.ts';
import classes from './delete-role-dialog.module.css';
import { useDeleteRole, useRoleMembers } from './use-roles.ts';

type DeleteRoleDialogProps = {
  role: RoleInFull;
  onShowMembers: (role: RoleInFull) => void;
  onClose: () => void;
};

export function DeleteRoleDialog({ role, onShowMembers, onClose }: DeleteRoleDialogProps) {
  const { t } = useTranslation('team');
  const remove = useDeleteRole();
  const name = roleLabel(role.roleName);
  const refusal =
    remove.error instanceof ApiError && remove.error.code === 'role_in_use' ? remove.error : null;
  if (role.holderCount + role.invitedCount + role.groupCount > 0 || refusal)
    return (
      <InUse
        role={role}
        message={refusal ? messageOf(refusal) : undefined}
        onShow={() => onShowMembers(role)}
        onClose={onClose}
      />
    );
  return (
    <ConfirmDialog
      title={t('roles.deleting.title', { name })}
      confirm={t('roles.deleting.confirm')}
      busy={remove.isPending}
      error={remove.error}
      onConfirm={() =>
        remove.mutate(role.roleId, {
          onSuccess: () => {
            toast.success(t('roles.deleting.deleted', { name }));
            onClose();
          },
        })
      }
      onClose={onClose}
    >
      <p>{t('roles.deleting.text')}</p>
    </ConfirmDialog>
  );
}

type InUseProps = {
  role: RoleInFull;
  message: string | undefined;
  onShow: () => void;
  onClose: () => void;
};

function InUse({ role, message, onShow, onClose }: InUseProps) {
  const { t } = useTranslation('team');
  const opened = useDialog();
  const { data: holders } = useRoleMembers(role.roleId);
  const { data: groups = [] } = useGroups();
  const giving = groups.filter((group) => group.roles.some(({ roleId }) => roleId === role.roleId));
  const more = (holders?.total ?? 0) - (holders?.items.length ?? 0);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('roles.deleting.usedTitle', { name: roleLabel(role.roleName) })}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'shell' }) }}
    >
      <div className={classes.body}>
        <p role={message ? 'alert' : undefined}>{message ?? t('roles.deleting.usedText')}</p>
        {holders && holders.items.length > 0 && (
          <ul className={classes.holders}>
            {holders.items.map((member) => (
              <li key={idOf(member)} className={classes.holder}>
                <MemberCell person={member} isSelf={member.isSelf} />
              </li>
            ))}
            {more > 0 && <li className={classes.more}>{t('roles.deleting.more', { count: more })}</li>}
          </ul>
        )}
        {giving.length > 0 && (
          <p className={classes.more}>
            {t('roles.deleting.groups', { groups: giving.map(({ groupName }) => groupName).join(', ') })}
          </p>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" size="lg" onClick={onClose} data-autofocus>
            {t('roles.deleting.close')}
          </Button>
          <Button size="lg" onClick={onShow}>
            {t('roles.deleting.show')}
          </Button>
        </Group>
      </div>
    </Modal>
  );
}
