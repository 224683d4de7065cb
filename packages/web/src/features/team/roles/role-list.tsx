/** The roles, searched by name, and the actions on them. */
import { Button } from '@mantine/core';
import type { RoleInFull } from '@parrot/contract/team';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { roleLabel } from '../../../shared/i18n/role-label.ts';
import { IconPlus } from '../../../shared/icons/plus.ts';
import { IconShield } from '../../../shared/icons/shield.ts';
import { ListSkeleton } from '../../../shared/table/list-skeleton.tsx';
import { ListToolbar } from '../../../shared/table/list-toolbar.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { LoadFailure } from '../../../shared/ui/load-failure.tsx';
import { DeleteRoleDialog } from './delete-role-dialog.tsx';
import type { EditedRole } from './role-draft.ts';
import { RoleDrawer } from './role-drawer.tsx';
import type { RoleAction } from './role-menu.tsx';
import { RoleTable } from './role-table.tsx';
import { useRoles } from './use-roles.ts';

type RoleListProps = { search: string; find: ReactNode; onShowMembers: (role: RoleInFull) => void };

export function RoleList({ search, find, onShowMembers }: RoleListProps) {
  const { t } = useTranslation('team');
  const roles = useRoles();
  const [edited, setEdited] = useState<EditedRole | null>(null);
  const [deleting, setDeleting] = useState<RoleInFull | null>(null);
  const all = roles.data ?? [];
  const found = all.filter((role) => roleLabel(role.roleName).toLowerCase().includes(search.toLowerCase()));
  const act = (what: RoleAction, role: RoleInFull) =>
    what === 'delete' ? setDeleting(role) : setEdited({ mode: what, role });

  return (
    <>
      <ListToolbar
        action={
          <Button
            variant="default"
            leftSection={<IconPlus size={16} stroke={1.75} />}
            onClick={() => setEdited({ mode: 'new' })}
            disabled={!roles.data}
          >
            {t('roles.new')}
          </Button>
        }
      >
        {find}
      </ListToolbar>
      {roles.isPending ? (
        <ListSkeleton label={t('roles.loading')} />
      ) : roles.isLoadingError ? (
        <LoadFailure error={roles.error} onRetry={roles.refetch} />
      ) : found.length === 0 ? (
        <EmptyState
          icon={<IconShield size={28} stroke={1.75} />}
          title={t('roles.noMatch.title')}
          text={t('roles.noMatch.text')}
        />
      ) : (
        <RoleTable roles={found} onAction={act} onShowMembers={onShowMembers} />
      )}
      {edited && (
        <RoleDrawer
          key={edited.mode === 'new' ? 'new' : `${edited.mode} ${edited.role.roleId}`}
          edited={edited}
          mayGrantAllApps={all.some(({ grantable, allApps }) => grantable && allApps)}
          onCopy={(role) => setEdited({ mode: 'copy', role })}
          onClose={() => setEdited(null)}
        />
      )}
      {deleting && (
        <DeleteRoleDialog
          // The list may have been refetched since: the current count matters.
          role={all.find(({ roleId }) => roleId === deleting.roleId) ?? deleting}
          onShowMembers={onShowMembers}
          onClose={() => setDeleting(null)}
        />
      )}
    </>
  );
}
