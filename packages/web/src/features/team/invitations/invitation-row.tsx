/** One invitation: recipient, roles, inviter, and the time left. */
import { ActionIcon, Button, Checkbox } from '@mantine/core';
import type { Member } from '@parrot/contract/team';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../shared/format/format-date-time.ts';
import { IconTrash } from '../../../shared/icons/trash.ts';
import { Pill } from '../../../shared/ui/pill.tsx';
import type { StartMemberAction } from '../members/use-member-actions.tsx';
import { hoursLeft } from '../parts/hours-left.ts';
import { MemberCell } from '../parts/member-cell.tsx';
import { nameOf } from '../parts/member-name.ts';
import { statusAt } from '../parts/member-status.ts';
import { RoleTags } from '../parts/role-tags.tsx';
import classes from './invitation-row.module.css';

type InvitationRowProps = {
  member: Member;
  now: Date;
  isSelected: boolean;
  onSelect: (member: Member) => void;
  isBusy: boolean;
  onAction: StartMemberAction;
};

export const InvitationRow = memo(function InvitationRow(props: InvitationRowProps) {
  const { member, now, isSelected, isBusy, onSelect, onAction } = props;
  const { t } = useTranslation('team');
  const name = nameOf(member);
  const isExpired = statusAt(member, now) === 'EXPIRED';
  return (
    <>
      <td className={classes.tick}>
        {member.manageable && (
          <Checkbox
            size="xs"
            aria-label={t('list.select', { name })}
            checked={isSelected}
            onChange={() => onSelect(member)}
          />
        )}
      </td>
      <td className={classes.person}>
        <MemberCell person={member} />
      </td>
      <td className={classes.roles}>
        <RoleTags roles={member.roles} groups={member.groups} />
      </td>
      <td className={classes.invited}>
        <span className={classes.when}>{formatDateTime(member.since, now)}</span>
        {member.invitedBy && (
          <span className={classes.by}>{t('invitations.by', { name: member.invitedBy })}</span>
        )}
      </td>
      <td>
        <span className={classes.link}>
          <Pill tone={isExpired ? 'danger' : 'info'} dot>
            {isExpired
              ? t('status.EXPIRED')
              : t('invitations.openStatus', { left: hoursLeft(member.expiresAt ?? '', now) })}
          </Pill>
          {member.manageable && (
            <Button
              size="xs"
              variant="subtle"
              disabled={isBusy}
              aria-label={t('invitations.resendTo', { name })}
              onClick={() => onAction('resend', [member])}
            >
              {t('invitations.resend')}
            </Button>
          )}
        </span>
      </td>
      <td className={classes.acts}>
        {member.manageable && (
          <ActionIcon
            aria-label={t('invitations.deleteTo', { name })}
            onClick={() => onAction('deleteInvitation', [member])}
          >
            <IconTrash size={16} stroke={1.75} />
          </ActionIcon>
        )}
      </td>
    </>
  );
});
