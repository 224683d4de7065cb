/** The roles of the team. */
import { useTranslation } from 'react-i18next';
import { RoleList } from '../../../features/team/roles/role-list.tsx';
import { useSearchText } from '../use-search-text.ts';
import { SearchField } from './search-field.tsx';
import type { OpenTab } from './tabs.ts';

export function RolesTab({ onOpen }: { onOpen: OpenTab }) {
  const { t } = useTranslation('team');
  const { typed, setTyped, search } = useSearchText();
  return (
    <RoleList
      search={search}
      find={<SearchField label={t('roles.find')} value={typed} onChange={setTyped} />}
      onShowMembers={({ roleId }) => onOpen('users', { role: roleId })}
    />
  );
}
