/** The roles of the tenant: purpose, access and members. */
import { Table } from '@mantine/core';
import type { RoleInFull } from '@parrot/contract/team';
import { useTranslation } from 'react-i18next';
import { roleLabel } from '../../../shared/i18n/role-label.ts';
import { IconLock } from '../../../shared/icons/lock.ts';
import table from '../../../shared/table/plain-table.module.css';
import { PlainTable } from '../../../shared/table/plain-table.tsx';
import { TagList } from '../parts/tag-list.tsx';
import { descriptionOf } from './role-draft.ts';
import { type RoleAction, RoleMenu } from './role-menu.tsx';
import { RoleUsage } from './role-usage.tsx';
import { useRoleSummary } from './use-role-summary.ts';

type RoleTableProps = {
  roles: RoleInFull[];
  onAction: (act: RoleAction, role: RoleInFull) => void;
  onShowMembers: (role: RoleInFull) => void;
};

/** Read-only roles open in view mode. */
const isLocked = ({ builtIn, grantable }: RoleInFull): boolean => builtIn || !grantable;

export function RoleTable({ roles, onAction, onShowMembers }: RoleTableProps) {
  const { t } = useTranslation('team');
  const opens = useRoleSummary();
  return (
    <PlainTable
      label={t('roles.label')}
      columns={[
        { name: 'role', label: t('roles.columns.role') },
        { name: 'opens', label: t('roles.columns.opens'), className: table.half },
        { name: 'holders', label: t('roles.columns.holders'), className: table.members },
        { name: 'acts', label: t('list.columns.acts'), isLabelHidden: true, className: table.actions },
      ]}
    >
      {roles.map((role) => (
        <Table.Tr key={role.roleId}>
          <Table.Td>
            <span className={table.nameLine}>
              <button
                type="button"
                className={table.name}
                aria-label={t('roles.open', { name: roleLabel(role.roleName) })}
                onClick={() => onAction(isLocked(role) ? 'view' : 'edit', role)}
              >
                {roleLabel(role.roleName)}
              </button>
              {role.builtIn && (
                <IconLock
                  size={14}
                  stroke={1.75}
                  className={table.lock}
                  role="img"
                  aria-label={t('roles.builtIn')}
                />
              )}
            </span>
            {role.description && <span className={table.about}>{descriptionOf(role)}</span>}
          </Table.Td>
          <Table.Td>
            <TagList tags={opens(role)} />
          </Table.Td>
          <Table.Td>
            <RoleUsage role={role} onShowMembers={onShowMembers} />
          </Table.Td>
          <Table.Td className={table.actions}>
            <RoleMenu role={role} onAction={(act) => onAction(act, role)} />
          </Table.Td>
        </Table.Tr>
      ))}
    </PlainTable>
  );
}
