/** The drawer to create, copy, edit or view a role. */
import type { RoleInFull } from '@parrot/contract/team';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditDrawer } from '../../../shared/form/edit-drawer.tsx';
import { roleLabel } from '../../../shared/i18n/role-label.ts';
import { ListSkeleton } from '../../../shared/table/list-skeleton.tsx';
import { LoadFailure } from '../../../shared/ui/load-failure.tsx';
import type { EditedRole } from './role-draft.ts';
import { RoleForm } from './role-form.tsx';
import { useFunctions } from './use-roles.ts';

type RoleDrawerProps = {
  edited: EditedRole;
  /** Whether the current user has access to all apps, and so can grant it. */
  mayGrantAllApps: boolean;
  onCopy: (role: RoleInFull) => void;
  onClose: () => void;
};

export function RoleDrawer({ edited, mayGrantAllApps, onCopy, onClose }: RoleDrawerProps) {
  const { t } = useTranslation('team');
  const [isDirty, setDirty] = useState(false);
  const functions = useFunctions();
  const name = edited.mode === 'new' ? '' : roleLabel(edited.role.roleName);
  return (
    <EditDrawer title={t(`roles.editor.${edited.mode}Title`, { name })} isDirty={isDirty} onClose={onClose}>
      {(leave) =>
        functions.isLoadingError ? (
          <LoadFailure error={functions.error} onRetry={functions.refetch} />
        ) : functions.data ? (
          <RoleForm
            edited={edited}
            functions={functions.data}
            mayGrantAllApps={mayGrantAllApps}
            onDirty={setDirty}
            onCopy={onCopy}
            onSaved={onClose}
            onCancel={leave}
          />
        ) : (
          <ListSkeleton label={t('roles.loading')} />
        )
      }
    </EditDrawer>
  );
}
