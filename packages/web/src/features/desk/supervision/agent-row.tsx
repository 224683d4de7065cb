/** One agent: state, load and capacity. */
import { UnstyledButton } from '@mantine/core';
import type { AgentState, DeskAgent } from '@parrot/contract/desk';
import { useTranslation } from 'react-i18next';
import { formatAbsenceEnd } from '../../../shared/format/format-absence.ts';
import { formatDateTimeInText } from '../../../shared/format/format-date-time.ts';
import { Pill, type Tone } from '../../../shared/ui/pill.tsx';
import { UserAvatar } from '../../../shared/ui/user-avatar.tsx';
import { AgentSkills } from './agent-skills.tsx';
import { CapacityField } from './capacity-field.tsx';
import classes from './supervision.module.css';

const TONES: Record<AgentState, Tone> = { available: 'ok', away: 'warning', offline: 'neutral' };

type AgentRowProps = { agent: DeskAgent; isChosen: boolean; onChoose: () => void };

export function AgentRow({ agent, isChosen, onChoose }: AgentRowProps) {
  const { t } = useTranslation('desk-context');
  const { userId, name, email, pictureUrl, state, isSupervisor } = agent;
  return (
    <li className={classes.agent} data-chosen={isChosen || undefined}>
      <UnstyledButton
        className={classes.who}
        aria-label={t('supervision.show', { name })}
        aria-current={isChosen || undefined}
        onClick={onChoose}
      >
        <UserAvatar id={userId} name={name} pictureUrl={pictureUrl} size="row" />
        <span className={classes.names}>
          <span className={classes.name}>
            {name}
            {isSupervisor && <span className={classes.tag}>{t('supervision.supervisor')}</span>}
          </span>
          <span className={classes.email}>{email}</span>
        </span>
      </UnstyledButton>
      <div className={classes.state}>
        <Pill tone={TONES[state]} dot>
          {t(`supervision.states.${state}`)}
        </Pill>
        <StateDetail agent={agent} />
      </div>
      <CapacityField agent={agent} />
      <AgentSkills agent={agent} />
    </li>
  );
}

/** Until when an agent is away and why, or when they were last online. */
function StateDetail({ agent: { state, absence, lastSeenAt } }: { agent: DeskAgent }) {
  const { t } = useTranslation(['desk-context', 'absence']);
  if (absence) {
    const until = absence.until
      ? t('supervision.until', { when: formatAbsenceEnd(new Date(absence.until), new Date()) })
      : t('supervision.noEnd');
    return (
      <span className={classes.detail}>
        {until} · {t(`absence:reasons.${absence.reason}`)}
      </span>
    );
  }
  if (state !== 'offline') return null;
  return (
    <span className={classes.detail}>
      {lastSeenAt
        ? t('supervision.lastSeen', { when: formatDateTimeInText(lastSeenAt) })
        : t('supervision.neverSeen')}
    </span>
  );
}
