/** The people of the tenant, those invited among them. */
import { Table } from '@mantine/core';
import type { UserStatus } from '@parrot/contract/accounts';
import type { Member } from '@parrot/contract/team';
import { useTranslation } from 'react-i18next';
import { formatUntil } from '../../shared/format/format-until.ts';
import { tourPlace } from '../../shared/tour/tour-places.ts';
import { PersonAvatar } from '../../shared/ui/person-avatar.tsx';
import { Pill, type Tone } from '../../shared/ui/pill.tsx';
import classes from './member-table.module.css';

const TONES: Record<UserStatus, Tone> = {
  ACTIVE: 'ok',
  INVITED: 'info',
  EXPIRED: 'danger',
  INACTIVE: 'neutral',
};

export function MemberTable({ members, ownEmail }: { members: Member[]; ownEmail: string }) {
  const { t } = useTranslation('studio');
  return (
    <div className={classes.table} {...tourPlace('memberList')}>
      <Table layout="fixed">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('users.columns.person')}</Table.Th>
            <Table.Th className={classes.rolesColumn}>{t('users.columns.roles')}</Table.Th>
            <Table.Th className={classes.statusColumn}>{t('users.columns.status')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {members.map((member) => (
            <Table.Tr key={member.userId ?? member.invitationId}>
              <Table.Td>
                <span className={classes.person}>
                  <PersonAvatar
                    id={member.userId ?? member.emailId}
                    name={member.userName || member.emailId}
                  />
                  <span className={classes.words}>
                    <span className={classes.name} title={member.emailId}>
                      {member.userName || member.emailId}
                      {member.emailId === ownEmail && <span className={classes.you}>{t('users.you')}</span>}
                    </span>
                    {member.userName && <span className={classes.email}>{member.emailId}</span>}
                  </span>
                </span>
              </Table.Td>
              <Table.Td className={classes.roles}>
                {member.roles.map((role) => role.roleName).join(', ')}
              </Table.Td>
              <Table.Td>
                <Pill tone={TONES[member.status]} dot>
                  {t(`users.status.${member.status}`, {
                    when: member.expiresAt ? formatUntil(member.expiresAt) : '',
                  })}
                </Pill>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
