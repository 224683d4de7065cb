/** Who has a role: members, open invitations and groups. */
import type { RoleInFull } from '@parrot/contract/team';
import { useTranslation } from 'react-i18next';
import { roleLabel } from '../../../shared/i18n/role-label.ts';
import table from '../../../shared/table/plain-table.module.css';

type RoleUsageProps = { role: RoleInFull; onShowMembers: (role: RoleInFull) => void };

export function RoleUsage({ role, onShowMembers }: RoleUsageProps) {
  const { t } = useTranslation('team');
  const { holderCount, invitedCount, groupCount } = role;
  const name = roleLabel(role.roleName);
  const others = [
    invitedCount > 0 && t('roles.invited', { count: invitedCount }),
    groupCount > 0 && t('roles.groups', { count: groupCount }),
  ].filter(Boolean);
  if (holderCount + invitedCount + groupCount === 0)
    return <span className={table.none}>{t('roles.nobody')}</span>;
  return (
    <>
      {holderCount > 0 && (
        <button
          type="button"
          className={table.count}
          aria-label={t('roles.showHolders', { count: holderCount, name })}
          onClick={() => onShowMembers(role)}
        >
          {t('roles.holders', { count: holderCount })}
        </button>
      )}
      {others.length > 0 && <span className={table.about}>{others.join(' · ')}</span>}
    </>
  );
}
