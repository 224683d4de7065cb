/** Agents to choose from, by how soon they could answer, and groups. */
import { Radio, TextInput } from '@mantine/core';
import type { GroupId, UserId } from '@parrot/contract/core';
import type { DeskAgent, TransferGroup } from '@parrot/contract/desk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconSearch } from '../../../shared/icons/search.ts';
import { UserAvatar } from '../../../shared/ui/user-avatar.tsx';
import { GroupSelect } from './group-select.tsx';
import classes from './transitions.module.css';

const GROUPS = ['available', 'online', 'offline'] as const;
/** An offline agent answers later than the queue of a group. */
const SECTIONS = ['available', 'online', 'queues', 'offline'] as const;
/** Long lists get a search field. */
const SEARCH_FROM = 8;

export type Receiver = UserId | GroupId;

type AgentSelectProps = {
  /** Whose queues can be chosen. */
  queues: readonly TransferGroup[];
  groups: Record<(typeof GROUPS)[number], DeskAgent[]>;
  without: UserId | undefined;
  mayChooseOffline: boolean;
  chosen: Receiver | null;
  onChoose: (receiver: Receiver) => void;
};

export function AgentSelect({
  queues,
  groups,
  without,
  mayChooseOffline,
  chosen,
  onChoose,
}: AgentSelectProps) {
  const { t } = useTranslation('desk-conversation');
  const [search, setSearch] = useState('');
  const all = GROUPS.flatMap((group) => groups[group]).filter(({ userId }) => userId !== without);
  const matches = (name: string) => name.toLowerCase().includes(search.trim().toLowerCase());
  const isWanted = ({ userId, name }: DeskAgent) => userId !== without && matches(name);
  if (all.length + queues.length === 0) return <p className={classes.empty}>{t('move.nobody')}</p>;
  return (
    <Radio.Group
      aria-label={t('move.to')}
      value={chosen ?? ''}
      onChange={(value) => onChoose(value as Receiver)}
    >
      {all.length + queues.length > SEARCH_FROM && (
        <TextInput
          mb="xs"
          aria-label={t('move.search')}
          placeholder={t('move.search')}
          leftSection={<IconSearch size={16} stroke={1.75} />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      )}
      <div className={classes.agents}>
        {SECTIONS.map((group) => {
          if (group === 'queues')
            return <GroupSelect key={group} groups={queues.filter(({ groupName }) => matches(groupName))} />;
          const agents = groups[group].filter(isWanted);
          if (agents.length === 0) return null;
          return (
            <div key={group}>
              <p className={classes.group}>{t(`move.groups.${group}`)}</p>
              {agents.map((agent) => (
                <Radio
                  key={agent.userId}
                  size="xs"
                  classNames={{ root: classes.agent, body: classes.centered }}
                  value={agent.userId}
                  disabled={group === 'offline' && !mayChooseOffline}
                  label={
                    <span className={classes.who}>
                      <UserAvatar id={agent.userId} name={agent.name} pictureUrl={agent.pictureUrl} />
                      <span className={classes.name}>{agent.name}</span>
                      <span className={classes.load}>
                        {agent.state === 'away'
                          ? t('move.away')
                          : t('move.load', { open: agent.open, capacity: agent.capacity })}
                      </span>
                    </span>
                  }
                />
              ))}
            </div>
          );
        })}
      </div>
    </Radio.Group>
  );
}
