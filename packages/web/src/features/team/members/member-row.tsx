/** One member: identity, roles, status and actions. */
import { Checkbox, Tooltip } from '@mantine/core';
import type { Member } from '@parrot/contract/team';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../shared/format/format-date-time.ts';
import { Pill } from '../../../shared/ui/pill.tsx';
import { MemberCell } from '../parts/member-cell.tsx';
import { nameOf } from '../parts/member-name.ts';
import { memberStatus, statusAt } from '../parts/member-status.ts';
import { RoleTags } from '../parts/role-tags.tsx';
import { MemberMenu } from './member-menu.tsx';
import classes from './member-row.module.css';
import type { StartMemberAction } from './use-member-actions.tsx';

type MemberRowProps = {
  member: Member;
  now: Date;
  isSelected: boolean;
  onSelect: (member: Member) => void;
  onAction: StartMemberAction;
  onShowActivity: (member: Member) => void;
};

/** Invitations have their own tab; the caller and members with more rights are never selectable. */
export const isSelectable = ({ userId, isSelf, manageable }: Member): boolean =>
  userId !== null && manageable && !isSelf;

export const MemberRow = memo(function MemberRow(props: MemberRowProps) {
  const { member, now, isSelected, onSelect, onAction, onShowActivity } = props;
  const { t } = useTranslation('team');
  const name = nameOf(member);
  return (
    <>
      <td className={classes.tick}>
        {isSelectable(member) && (
          <Checkbox
            size="xs"
            aria-label={t('list.select', { name })}
            checked={isSelected}
            onChange={() => onSelect(member)}
          />
        )}
      </td>
      <td className={classes.person}>
        <MemberCell person={member} isSelf={member.isSelf} />
      </td>
      <td className={classes.roles}>
        <RoleTags roles={member.roles} groups={member.groups} />
      </td>
      <td>
        <StatusPill member={member} now={now} />
      </td>
      <td className={classes.lastActive}>
        <LastActive member={member} now={now} />
      </td>
      <td className={classes.acts}>
        <MemberMenu
          member={member}
          status={statusAt(member, now)}
          onAction={onAction}
          onShowActivity={onShowActivity}
        />
      </td>
    </>
  );
});

function LastActive({ member, now }: { member: Member; now: Date }) {
  const { t } = useTranslation('team');
  if (!member.userId) return null;
  if (member.isSelf) return t('list.now');
  return member.lastActiveAt ? formatDateTime(member.lastActiveAt, now) : t('list.never');
}

/** Why a member is away, and who set it, is shown on demand. */
function StatusPill({ member, now }: { member: Member; now: Date }) {
  const { t } = useTranslation(['team', 'absence']);
  const { tone, text } = memberStatus(member, now);
  const { absence } = member;
  const pill = (
    <Pill tone={tone} dot>
      {text}
    </Pill>
  );
  if (!absence || statusAt(member, now) !== 'INACTIVE') return pill;
  const { reason, byName, bySelf } = absence;
  const because = {
    reason: t(`absence:reasons.${reason}`),
    name: byName,
  };
  return (
    <Tooltip
      label={t(bySelf ? 'status.becauseSelf' : 'status.because', because)}
      events={{ hover: true, focus: true, touch: true }}
      multiline
      maw={280}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the reason behind it must be reachable by keyboard too */}
      <span className={classes.pill} tabIndex={0}>
        {pill}
      </span>
    </Tooltip>
  );
}
