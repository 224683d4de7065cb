/** The status text of a member. */
import type { UserStatus } from '@parrot/contract/accounts';
import type { Member } from '@parrot/contract/team';
import { formatAbsenceEnd } from '../../../shared/format/format-absence.ts';
import { texts } from '../../../shared/i18n/i18n.ts';
import type { Tone } from '../../../shared/ui/pill.tsx';
import { hoursLeft } from './hours-left.ts';

type Status = { tone: Tone; text: string };
type StatusSource = Pick<Member, 'status' | 'expiresAt' | 'absence'>;

export function memberStatus(member: StatusSource, now: Date): Status {
  switch (statusAt(member, now)) {
    case 'ACTIVE':
      return { tone: 'ok', text: texts.t('team:status.ACTIVE') };
    case 'EXPIRED':
      return { tone: 'danger', text: texts.t('team:status.EXPIRED') };
    case 'INVITED':
      return {
        tone: 'info',
        text: texts.t('team:status.INVITED', { left: hoursLeft(member.expiresAt ?? '', now) }),
      };
    case 'INACTIVE':
      return absenceStatus(member, now);
  }
}

/** Time passes after the reply: a link expires, an absence ends. */
export function statusAt({ status, expiresAt, absence }: StatusSource, now: Date): UserStatus {
  const isOver = (moment: string | null | undefined) => moment != null && new Date(moment) <= now;
  if (status === 'INVITED' && isOver(expiresAt)) return 'EXPIRED';
  if (status === 'INACTIVE' && isOver(absence?.until)) return 'ACTIVE';
  return status;
}

function absenceStatus({ absence }: StatusSource, now: Date): Status {
  const when = absence?.until && formatAbsenceEnd(new Date(absence.until), now);
  if (absence?.bySelf)
    return {
      tone: 'warning',
      text: when ? texts.t('team:status.AWAY_UNTIL', { when }) : texts.t('team:status.AWAY'),
    };
  return {
    tone: 'neutral',
    text: when ? texts.t('team:status.INACTIVE_UNTIL', { when }) : texts.t('team:status.INACTIVE'),
  };
}
