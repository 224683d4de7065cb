/** The drawer to create or edit a group. */
import type { Group } from '@parrot/contract/team';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditDrawer } from '../../../shared/form/edit-drawer.tsx';
import { ListSkeleton } from '../../../shared/table/list-skeleton.tsx';
import { LoadFailure } from '../../../shared/ui/load-failure.tsx';
import { useRoles } from '../roles/use-roles.ts';
import { GroupForm } from './group-form.tsx';
import { useGroupMembers } from './use-groups.ts';

export function GroupDrawer({ group, onClose }: { group: Group | undefined; onClose: () => void }) {
  const { t } = useTranslation('team');
  const [isDirty, setDirty] = useState(false);
  const roles = useRoles();
  const members = useGroupMembers(group?.groupId);
  const failed = [roles, members].find(({ isLoadingError }) => isLoadingError);
  return (
    <EditDrawer
      title={group ? t('groups.editor.editTitle', { name: group.groupName }) : t('groups.editor.newTitle')}
      isDirty={isDirty}
      onClose={onClose}
    >
      {(leave) =>
        failed ? (
          <LoadFailure error={failed.error} onRetry={failed.refetch} />
        ) : roles.data && members.data ? (
          <GroupForm
            group={group}
            members={members.data}
            roles={roles.data}
            onDirty={setDirty}
            onSaved={onClose}
            onCancel={leave}
          />
        ) : (
          <ListSkeleton label={t('groups.editor.loading')} />
        )
      }
    </EditDrawer>
  );
}
