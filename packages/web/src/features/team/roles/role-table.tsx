/** The roles of the tenant: what each is for, what it opens, who holds it. */
import { Table } from '@mantine/core';
import type { RoleInFull } from '@parrot/contract/team';
import { useTranslation } from 'react-i18next';
import { IconLock } from '../../../shared/icons/lock.ts';
import table from '../../../shared/table/plain-table.module.css';
import { WordTags } from '../parts/tag-list.tsx';
import { type RoleAct, RoleMenu } from './role-menu.tsx';
import { RoleUse } from './role-usage.tsx';
import { useOpens } from './use-role-summary.ts';

type RoleTableProps = {
  roles: RoleInFull[];
  onAct: (act: RoleAct, role: RoleInFull) => void;
  onShowHolders: (role: RoleInFull) => void;
};

/** Those one may only look at open to be looked at. */
const isLocked = ({ builtIn, grantable }: RoleInFull): boolean => builtIn || !grantable;

export function RoleTable({ roles, onAct, onShowHolders }: RoleTableProps) {
  const { t } = useTranslation('team');
  const opens = useOpens();
  return (
    <div className={table.table}>
      <Table layout="fixed" aria-label={t('roles.label')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('roles.columns.role')}</Table.Th>
            <Table.Th className={table.half}>{t('roles.columns.opens')}</Table.Th>
            <Table.Th className={table.people}>{t('roles.columns.holders')}</Table.Th>
            <Table.Th className={table.acts}>
              <span className={table.unseen}>{t('list.columns.acts')}</span>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {roles.map((role) => (
            <Table.Tr key={role.roleId}>
              <Table.Td>
                <span className={table.nameLine}>
                  <button
                    type="button"
                    className={table.name}
                    aria-label={t('roles.open', { name: role.roleName })}
                    onClick={() => onAct(isLocked(role) ? 'view' : 'edit', role)}
                  >
                    {role.roleName}
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
                {role.description && <span className={table.about}>{role.description}</span>}
              </Table.Td>
              <Table.Td>
                <WordTags words={opens(role)} />
              </Table.Td>
              <Table.Td>
                <RoleUse role={role} onShowHolders={onShowHolders} />
              </Table.Td>
              <Table.Td className={table.acts}>
                <RoleMenu role={role} onAct={(act) => onAct(act, role)} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
