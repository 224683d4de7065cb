/** Search and filters of the member list. */
import type { UserStatus } from '@parrot/contract/accounts';
import type { GroupId, RoleId } from '@parrot/contract/core';
import { useTranslation } from 'react-i18next';
import { roleLabel } from '../../../shared/i18n/role-label.ts';
import { useGroups } from '../groups/use-groups.ts';
import { ActiveFilters, type Chip } from '../parts/active-filters.tsx';
import { type Choice, FilterPopover } from '../parts/filter-popover.tsx';
import { useRoles } from '../roles/use-roles.ts';
import type { MemberQuery } from './use-members.ts';

export type MemberFilter = Pick<MemberQuery, 'statuses' | 'roleIds' | 'groupIds'>;

export const STATUSES: readonly UserStatus[] = ['ACTIVE', 'INACTIVE', 'INVITED', 'EXPIRED'];
const NONE: MemberFilter = { statuses: [], roleIds: [], groupIds: [] };

type MemberFiltersProps = { value: MemberFilter; onChange: (value: MemberFilter) => void };

export function MemberFilters({ value, onChange }: MemberFiltersProps) {
  const { t } = useTranslation('team');
  const { data: roles = [] } = useRoles();
  const { data: groups = [] } = useGroups();
  const statusChoices = STATUSES.map((status) => ({ value: status, label: t(`statusFilter.${status}`) }));
  const roleChoices = roles.map(({ roleId, roleName }) => ({ value: roleId, label: roleLabel(roleName) }));
  const groupChoices = groups.map(({ groupId, groupName }) => ({ value: groupId, label: groupName }));

  const chipsOf = (kind: string, choices: Choice[], name: keyof MemberFilter): Chip[] =>
    value[name].map((id) => ({
      id,
      kind,
      value: choices.find((choice) => choice.value === id)?.label ?? t('filter.gone'),
      onRemove: () => onChange({ ...value, [name]: value[name].filter((one) => one !== id) }),
    }));
  return (
    <>
      <FilterPopover
        label={t('filter.role')}
        choices={roleChoices}
        chosen={value.roleIds}
        onChange={(ids) => onChange({ ...value, roleIds: ids as RoleId[] })}
      />
      <FilterPopover
        label={t('filter.status')}
        choices={statusChoices}
        chosen={value.statuses}
        onChange={(ids) => onChange({ ...value, statuses: ids as UserStatus[] })}
      />
      <FilterPopover
        label={t('filter.group')}
        choices={groupChoices}
        chosen={value.groupIds}
        onChange={(ids) => onChange({ ...value, groupIds: ids as GroupId[] })}
      />
      <ActiveFilters
        chips={[
          ...chipsOf(t('filter.role'), roleChoices, 'roleIds'),
          ...chipsOf(t('filter.status'), statusChoices, 'statuses'),
          ...chipsOf(t('filter.group'), groupChoices, 'groupIds'),
        ]}
        onClear={() => onChange(NONE)}
      />
    </>
  );
}
