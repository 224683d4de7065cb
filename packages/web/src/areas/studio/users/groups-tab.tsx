/** Groups of members that share roles and apps. */
import { useTranslation } from 'react-i18next';
import { GroupList } from '../../../features/team/groups/group-list.tsx';
import { useSearchText } from '../use-search-text.ts';
import { SearchField } from './search-field.tsx';
import type { OpenTab } from './tabs.ts';

export function GroupsTab({ onOpen }: { onOpen: OpenTab }) {
  const { t } = useTranslation('team');
  const { typed, setTyped, search } = useSearchText();
  return (
    <GroupList
      search={search}
      find={<SearchField label={t('groups.find')} value={typed} onChange={setTyped} />}
      onShowMembers={({ groupId }) => onOpen('users', { group: groupId })}
    />
  );
}
