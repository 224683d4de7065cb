/** The current conversations of one agent: to monitor, take over or assign to another agent. */
import { ActionIcon } from '@mantine/core';
import type { DeskAgent } from '@parrot/contract/desk';
import { useTranslation } from 'react-i18next';
import { IconArrowLeft } from '../../../shared/icons/arrow-left.ts';
import { IconMessages } from '../../../shared/icons/messages.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { QueryContent } from '../../../shared/ui/query-content.tsx';
import { UserAvatar } from '../../../shared/ui/user-avatar.tsx';
import type { DeskSession } from '../session/desk-session.ts';
import { MonitoredConversation } from './monitored-conversation.tsx';
import classes from './supervision.module.css';
import { useAgentConversations } from './use-supervision.ts';

type AgentConversationsProps = { agent: DeskAgent; desk: DeskSession; onBack: () => void };

export function AgentConversations({ agent, desk, onBack }: AgentConversationsProps) {
  const { t } = useTranslation('desk-context');
  const { userId, name, pictureUrl } = agent;
  const query = useAgentConversations(userId, desk);
  return (
    <section aria-label={t('supervision.conversationsOf', { name })}>
      <div className={classes.head}>
        <ActionIcon className={classes.back} size="xl" aria-label={t('supervision.back')} onClick={onBack}>
          <IconArrowLeft size={20} stroke={1.75} />
        </ActionIcon>
        <UserAvatar id={userId} name={name} pictureUrl={pictureUrl} />
        <h2>{t('supervision.conversationsOf', { name })}</h2>
      </div>
      <div className={query.data ? undefined : classes.quiet}>
        <QueryContent query={query} lines={4}>
          {(sessions) =>
            sessions.length === 0 ? (
              <EmptyState
                icon={<IconMessages size={28} stroke={1.75} />}
                title={t('supervision.noConversations', { name })}
              />
            ) : (
              <ul className={classes.sessions}>
                {sessions.map((session) => (
                  <MonitoredConversation
                    key={session.userSessionId}
                    session={session}
                    agentId={userId}
                    desk={desk}
                  />
                ))}
              </ul>
            )
          }
        </QueryContent>
      </div>
    </section>
  );
}
