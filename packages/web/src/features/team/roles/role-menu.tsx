/** The actions on a role: built-in ones and those with more rights are read-only. */
import { ActionIcon, Menu } from '@mantine/core';
import type { RoleInFull } from '@parrot/contract/team';
import { useTranslation } from 'react-i18next';
import { roleLabel } from '../../../shared/i18n/role-label.ts';
import { IconCopy } from '../../../shared/icons/copy.ts';
import { IconDots } from '../../../shared/icons/dots.ts';
import { IconEye } from '../../../shared/icons/eye.ts';
import { IconPencil } from '../../../shared/icons/pencil.ts';
import { IconTrash } from '../../../shared/icons/trash.ts';

export type RoleAction = 'edit' | 'view' | 'copy' | 'delete';

const ICON = { size: 16, stroke: 1.75 };

export function RoleMenu({ role, onAction }: { role: RoleInFull; onAction: (act: RoleAction) => void }) {
  const { t } = useTranslation('team');
  const mayChange = role.grantable && !role.builtIn;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon aria-label={t('roles.menu', { name: roleLabel(role.roleName) })}>
          <IconDots size={16} stroke={1.75} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {mayChange ? (
          <Menu.Item leftSection={<IconPencil {...ICON} />} onClick={() => onAction('edit')}>
            {t('roles.edit')}
          </Menu.Item>
        ) : (
          <Menu.Item leftSection={<IconEye {...ICON} />} onClick={() => onAction('view')}>
            {t('roles.view')}
          </Menu.Item>
        )}
        {role.grantable && (
          <Menu.Item leftSection={<IconCopy {...ICON} />} onClick={() => onAction('copy')}>
            {t('roles.copy')}
          </Menu.Item>
        )}
        {mayChange && (
          <Menu.Item color="red" leftSection={<IconTrash {...ICON} />} onClick={() => onAction('delete')}>
            {t('roles.delete')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
