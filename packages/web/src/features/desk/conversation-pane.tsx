/** The open conversation: whose it is, what was said, and what to do about it. */
import { Skeleton } from '@mantine/core';
import type { UserSessionId } from '@parrot/contract/core';
import { IconMessages } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toast } from '../../shared/toast/toast.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { Composer } from './composer.tsx';
import { ConversationHead } from './conversation-head.tsx';
import classes from './conversation-pane.module.css';
import type { DeskSession } from './desk-session.ts';
import { useDeskStore } from './desk-store.ts';
import { MessageLog } from './message-log.tsx';
import { OwnerStrip } from './owner-strip.tsx';
import type { Thread } from './thread.ts';

type PaneProps = {
  desk: DeskSession;
  ownId: string;
  /** The session that is being taken right now. */
  taking: UserSessionId | undefined;
  onTake: (userSessionId: UserSessionId) => void;
  onClosed: () => void;
  onBack: () => void;
};

export function ConversationPane(props: PaneProps) {
  const { t } = useTranslation('desk');
  const sessionId = useDeskStore((desk) => desk.sessionId);
  const thread = useDeskStore((desk) => desk.thread);
  const openFailure = useDeskStore((desk) => desk.openFailure);

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
  if (thread) return <Conversation key={thread.session.conversationId} {...props} thread={thread} />;
  if (openFailure) {
    return (
      <div className={classes.center}>
        <LoadFailure error={openFailure} onRetry={props.desk.openAgain} />
      </div>
    );
  }
  return (
    <div className={classes.loading} role="status" aria-label={t('loading')}>
      <Skeleton height={44} width="60%" />
      <Skeleton height={44} width="50%" ml="auto" />
      <Skeleton height={44} width="40%" />
    </div>
  );
}

function Conversation(props: PaneProps & { thread: Thread }) {
  const { desk, ownId, taking, onTake, onClosed, onBack, thread } = props;
  const { t } = useTranslation('desk');
  const { session } = thread;
  const { userSessionId } = session;
  const isMine = session.status === 'ASSIGNED' && session.agentId === ownId;
  const close = useMutation({
    mutationFn: desk.close,
    onSuccess: () => {
      toast.success(t('conversation.closed'));
      onClosed();
    },
    networkMode: 'always',
  });
  return (
    <section className={classes.pane} aria-label={t('conversation.label', { name: session.userName })}>
      <ConversationHead
        session={session}
        isMine={isMine}
        isTaking={taking === userSessionId}
        isClosing={close.isPending}
        onTake={() => onTake(userSessionId)}
        onClose={() => close.mutate(userSessionId)}
        onBack={onBack}
      />
      <OwnerStrip session={session} isMine={isMine} />
      <MessageLog
        thread={thread}
        ownId={ownId}
        onRetry={(item) => desk.retry(userSessionId, item)}
        onDiscard={({ msgId }) => desk.discard(userSessionId, msgId)}
        onEarlier={desk.loadEarlier}
      />
      {isMine && (
        <Composer
          key={userSessionId}
          userSessionId={userSessionId}
          onDraft={(text) => desk.draft(userSessionId, text)}
          onSend={(text) => desk.send(userSessionId, text)}
          onTyping={(isTyping) => desk.tellTyping(userSessionId, isTyping)}
        />
      )}
    </section>
  );
}
