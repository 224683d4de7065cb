/** The open conversation: whose it is, what was said, and what to do about it. */
import { ActionIcon, Button, Skeleton } from '@mantine/core';
import type { QueueUser } from '@parrot/contract/conversations';
import { IconArrowLeft, IconCheck, IconHandGrab, IconMessages } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toast } from '../../shared/toast/toast.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { PersonAvatar } from '../../shared/ui/person-avatar.tsx';
import { Composer } from './composer.tsx';
import classes from './conversation-pane.module.css';
import type { DeskSession } from './desk-session.ts';
import { useDeskStore } from './desk-store.ts';
import { MessageLog } from './message-log.tsx';

type ConversationPaneProps = { desk: DeskSession; ownId: string; onBack: () => void; onTaken: () => void };

export function ConversationPane({ desk, ownId, onBack, onTaken }: ConversationPaneProps) {
  const { t } = useTranslation('desk');
  const { sessionId, thread, failure, typing, drafts } = useDeskStore();
  const take = useMutation({ mutationFn: desk.take, onSuccess: onTaken });
  const close = useMutation({
    mutationFn: desk.close,
    onSuccess: () => toast.success(t('conversation.closed')),
  });
  const send = useMutation({ mutationFn: desk.send, meta: { quiet: true } });
  const retry = useMutation({ mutationFn: desk.retry });

  if (!sessionId) {
    return (
      <div className={classes.center}>
        <EmptyState
          icon={<IconMessages size={28} stroke={1.75} />}
          title={t('none.title')}
          text={t('none.text')}
        />
      </div>
    );
  }
  if (!thread) {
    return failure ? (
      <div className={classes.center}>
        <LoadFailure error={failure} onRetry={() => desk.open(sessionId)} />
      </div>
    ) : (
      <div className={classes.loading} role="status" aria-label={t('loading')}>
        <Skeleton height={44} width="60%" />
        <Skeleton height={44} width="50%" ml="auto" />
        <Skeleton height={44} width="40%" />
      </div>
    );
  }

  const { session } = thread;
  const isMine = session.status === 'ASSIGNED' && session.agentId === ownId;
  const mayTake = session.status === 'UNASSIGNED' || session.status === 'INPROGRESS';
  return (
    <section className={classes.pane} aria-label={t('conversation.label', { name: session.userName })}>
      <header className={classes.head}>
        <ActionIcon className={classes.back} aria-label={t('conversation.back')} onClick={onBack}>
          <IconArrowLeft size={18} stroke={1.75} />
        </ActionIcon>
        <PersonAvatar id={session.userId} name={session.userName} size="row" />
        <div className={classes.who}>
          <h1 className={classes.name}>{session.userName}</h1>
          <p className={classes.app}>{session.appName}</p>
        </div>
        {mayTake && (
          <Button
            leftSection={<IconHandGrab size={16} stroke={1.75} />}
            loading={take.isPending}
            onClick={() => take.mutate(session.userSessionId)}
          >
            {t('conversation.take')}
          </Button>
        )}
        {isMine && (
          <Button
            leftSection={<IconCheck size={16} stroke={1.75} />}
            loading={close.isPending}
            onClick={() => close.mutate(session.userSessionId)}
          >
            {t('conversation.close')}
          </Button>
        )}
      </header>
      <OwnerStrip session={session} isMine={isMine} />
      <MessageLog
        key={session.conversationId}
        thread={thread}
        ownId={ownId}
        visitorTyping={typing[session.conversationId] ?? false}
        onRetry={(item) => retry.mutate(item)}
      />
      {isMine && (
        <Composer
          key={session.userSessionId}
          draft={drafts[session.userSessionId] ?? ''}
          onDraft={(text) => desk.draft(session.userSessionId, text)}
          onSend={(text) => send.mutate(text)}
          onTyping={(isTyping) => desk.tellTyping(session.userSessionId, isTyping)}
        />
      )}
    </section>
  );
}

/** Who is talking now; it never hides. */
function OwnerStrip({ session, isMine }: { session: QueueUser; isMine: boolean }) {
  const { t } = useTranslation('desk');
  const kind = isMine ? 'yours' : STRIPS[session.status];
  return (
    <p className={classes.strip} data-kind={kind}>
      <span className={classes.dot} aria-hidden />
      {t(`conversation.strip.${kind}`, { name: session.userName, agent: session.agentName ?? '' })}
    </p>
  );
}

const STRIPS = {
  UNASSIGNED: 'waiting',
  INPROGRESS: 'bot',
  ASSIGNED: 'other',
  ESCALATED: 'other',
  COMPLETED: 'over',
  CLOSED: 'over',
} as const;
