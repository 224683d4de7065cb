/** The drawer to edit the roles and apps of a member. */
import { Skeleton } from '@mantine/core';
import type { UserId } from '@parrot/contract/core';
import type { Member } from '@parrot/contract/team';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditDrawer } from '../../../shared/form/edit-drawer.tsx';
import { LoadFailure } from '../../../shared/ui/load-failure.tsx';
import { nameOf } from '../parts/member-name.ts';
import { useRoles } from '../roles/use-roles.ts';
import { AccessForm } from './access-form.tsx';
import { useAccess } from './use-access.ts';

export function AccessDrawer({ member, onClose }: { member: Member; onClose: () => void }) {
  const { t } = useTranslation('team');
  const [isDirty, setDirty] = useState(false);
  const roles = useRoles();
  const access = useAccess(member.userId as UserId);
  const failed = [roles, access].find(({ isLoadingError }) => isLoadingError);
  return (
    <EditDrawer title={t('access.title', { name: nameOf(member) })} isDirty={isDirty} onClose={onClose}>
      {(leave) =>
        failed ? (
          <LoadFailure error={failed.error} onRetry={failed.refetch} />
        ) : roles.data && access.data ? (
          <AccessForm
            member={member}
            roles={roles.data}
            access={access.data}
            onDirty={setDirty}
            onSaved={onClose}
            onCancel={leave}
          />
        ) : (
          <div role="status" aria-label={t('access.loading')}>
            {[1, 2, 3, 4].map((row) => (
              <Skeleton key={row} height={40} mb={8} />
            ))}
          </div>
        )
      }
    </EditDrawer>
  );
}
