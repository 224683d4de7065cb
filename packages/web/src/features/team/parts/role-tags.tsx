/** The roles of a member or group, and the groups that add more. */
import type { Group, Member } from '@parrot/contract/team';
import { useTranslation } from 'react-i18next';
import { roleLabel } from '../../../shared/i18n/role-label.ts';
import { IconUsersGroup } from '../../../shared/icons/users-group.ts';
import classes from './role-tags.module.css';

type RoleTagsProps = { roles: Group['roles']; groups?: Member['groups'] };

export function RoleTags({ roles, groups = [] }: RoleTagsProps) {
  const { t } = useTranslation('team');
  const all = [
    ...roles.map(({ roleName }) => roleLabel(roleName)),
    ...groups.map(({ groupName }) => groupName),
  ];
  return (
    // If there is no space for all, a tooltip shows the rest.
    <ul className={classes.tags} title={all.join(', ')}>
      {roles.map(({ roleId, roleName }) => (
        <li key={roleId} className={classes.tag}>
          {roleLabel(roleName)}
        </li>
      ))}
      {groups.map(({ groupId, groupName }) => (
        <li key={groupId} className={classes.group}>
          <IconUsersGroup size={14} stroke={1.75} aria-label={t('list.throughGroups')} />
          <span className={classes.name}>{groupName}</span>
        </li>
      ))}
    </ul>
  );
}
