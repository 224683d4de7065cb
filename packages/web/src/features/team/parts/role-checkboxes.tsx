/** Roles as checkboxes with descriptions. A role with more rights than the current user has is disabled. */
import { Checkbox } from '@mantine/core';
import type { RoleId } from '@parrot/contract/core';
import type { RoleInFull } from '@parrot/contract/team';
import { useTranslation } from 'react-i18next';
import { roleLabel } from '../../../shared/i18n/role-label.ts';
import { descriptionOf } from '../roles/role-draft.ts';
import { useRoleSummary } from '../roles/use-role-summary.ts';
import classes from './role-checkboxes.module.css';

type RoleCheckboxesProps = {
  label: string;
  roles: RoleInFull[];
  value: RoleId[];
  error: string | undefined;
  onChange: (roleIds: RoleId[]) => void;
};

export function RoleCheckboxes({ label, roles, value, error, onChange }: RoleCheckboxesProps) {
  const { t } = useTranslation('team');
  const opens = useRoleSummary();
  return (
    <Checkbox.Group
      label={label}
      value={value as string[]}
      error={error}
      onChange={(ids) => onChange(ids as RoleId[])}
    >
      <div className={classes.ticks}>
        {roles.map((role) => (
          <Checkbox
            key={role.roleId}
            size="xs"
            value={role.roleId}
            label={roleLabel(role.roleName)}
            description={
              role.grantable ? descriptionOf(role) || opens(role).join(' · ') : t('access.notYours')
            }
            disabled={!role.grantable}
            className={classes.tick}
          />
        ))}
      </div>
    </Checkbox.Group>
  );
}
