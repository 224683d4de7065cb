/** The groups of the tenant: members, roles and apps. */
import { ActionIcon, Menu, Table } from '@mantine/core';
import type { Group } from '@parrot/contract/team';
import { useTranslation } from 'react-i18next';
import { IconDots } from '../../../shared/icons/dots.ts';
import { IconPencil } from '../../../shared/icons/pencil.ts';
import { IconTrash } from '../../../shared/icons/trash.ts';
import table from '../../../shared/table/plain-table.module.css';
import { PlainTable } from '../../../shared/table/plain-table.tsx';
import { RoleTags } from '../parts/role-tags.tsx';
import { TagList } from '../parts/tag-list.tsx';

type GroupTableProps = {
  groups: Group[];
  onEdit: (group: Group) => void;
  onDelete: (group: Group) => void;
  onShowMembers: (group: Group) => void;
};

export function GroupTable({ groups, onEdit, onDelete, onShowMembers }: GroupTableProps) {
  const { t } = useTranslation('team');
  return (
    <PlainTable
      label={t('groups.label')}
      columns={[
        { name: 'group', label: t('groups.columns.group') },
        { name: 'people', label: t('groups.columns.people'), className: table.members },
        { name: 'roles', label: t('groups.columns.roles'), className: table.quarter },
        { name: 'apps', label: t('groups.columns.apps'), className: table.quarter },
        { name: 'acts', label: t('list.columns.acts'), isLabelHidden: true, className: table.actions },
      ]}
    >
      {groups.map((group) => (
        <Table.Tr key={group.groupId}>
          <Table.Td>
            {group.manageable ? (
              <button
                type="button"
                className={table.name}
                aria-label={t('groups.open', { name: group.groupName })}
                onClick={() => onEdit(group)}
              >
                {group.groupName}
              </button>
            ) : (
              <span title={t('groups.notYours')}>{group.groupName}</span>
            )}
            {group.description && <span className={table.about}>{group.description}</span>}
          </Table.Td>
          <Table.Td>
            {group.memberCount > 0 ? (
              <button
                type="button"
                className={table.count}
                aria-label={t('groups.showPeople', { count: group.memberCount, name: group.groupName })}
                onClick={() => onShowMembers(group)}
              >
                {t('groups.people', { count: group.memberCount })}
              </button>
            ) : (
              <span className={table.none}>{t('roles.nobody')}</span>
            )}
          </Table.Td>
          <Table.Td>
            {group.roles.length > 0 ? (
              <RoleTags roles={group.roles} />
            ) : (
              <span className={table.none}>{t('groups.noRoles')}</span>
            )}
          </Table.Td>
          <Table.Td>
            {group.apps.length > 0 ? (
              <TagList tags={group.apps.map(({ appName }) => appName)} />
            ) : (
              <span className={table.none}>{t('groups.noApps')}</span>
            )}
          </Table.Td>
          <Table.Td className={table.actions}>
            {group.manageable && <GroupMenu group={group} onEdit={onEdit} onDelete={onDelete} />}
          </Table.Td>
        </Table.Tr>
      ))}
    </PlainTable>
  );
}

type GroupMenuProps = { group: Group; onEdit: (group: Group) => void; onDelete: (group: Group) => void };

function GroupMenu({ group, onEdit, onDelete }: GroupMenuProps) {
  const { t } = useTranslation('team');
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon aria-label={t('groups.menu', { name: group.groupName })}>
          <IconDots size={16} stroke={1.75} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPencil size={16} stroke={1.75} />} onClick={() => onEdit(group)}>
          {t('groups.edit')}
        </Menu.Item>
        <Menu.Item
          color="red"
          leftSection={<IconTrash size={16} stroke={1.75} />}
          onClick={() => onDelete(group)}
        >
          {t('groups.delete')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
