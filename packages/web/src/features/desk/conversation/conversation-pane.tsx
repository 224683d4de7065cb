/** The open conversation: its owner, its messages and the composer. */
import { Skeleton } from '@mantine/core';
import type { CallKind } from '@parrot/contract/conversations';
import type { UserId } from '@parrot/contract/core';
import { mayReopen } from '@parrot/contract/desk';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../shared/browser/lazy-part.tsx';
import { ApiError } from '../../../shared/http/api-error.ts';
import { IconMessages } from '../../../shared/icons/messages.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { LoadFailure } from '../../../shared/ui/load-failure.tsx';
import { useDeferredRender } from '../../../shared/ui/use-deferred-render.ts';
import { Composer } from '../composer/composer.tsx';
import { useCanMonitor } from '../parts/use-can-monitor.ts';
import type { DeskSession } from '../session/desk-session.ts';
import { useDeskStore } from '../session/desk-store.ts';
import { MessageLog } from '../timeline/message-log.tsx';
import type { Transitions } from '../transitions/use-transitions.ts';
import { TranslationBar } from '../translation/translation-bar.tsx';
import { AgentTyping } from './agent-typing.tsx';
import { ConversationHeader, type PaneDialog } from './conversation-header.tsx';
import { isLive, isOwnedBy, isWithAgent } from './conversation-owner.ts';
import classes from './conversation-pane.module.css';
import { OwnerBar } from './owner-bar.tsx';
import { ReassignedConversation } from './reassigned-conversation.tsx';
import type { Thread } from './thread.ts';

const TakeOverDialog = lazyPart(
  'take-over',
  async () => (await import('../transitions/take-over-dialog.tsx')).TakeOverDialog,
);
const TransitionDialog = lazyPart(
  'transition',
  async () => (await import('../transitions/transition-dialog.tsx')).TransitionDialog,
);

/** Where the call of the conversation appears. `start` is null while none can be started. */
export type CallSlots = {
  buttons: ReactNode;
  view: ReactNode;
  start: ((kind: CallKind) => void) | null;
};

type ConversationPaneProps = {
  desk: DeskSession;
  ownId: string;
  moves: Transitions;
  /** The message to scroll to, for a search result. */
  at: number | null;
  call: CallSlots;
  onBack: () => void;
  onDetails: () => void;
};

export function ConversationPane(props: ConversationPaneProps) {
  const { t } = useTranslation('desk');
  const sessionId = useDeskStore((desk) => desk.sessionId);
  const thread = useDeskStore((desk) => desk.thread);
  const openFailure = useDeskStore((desk) => desk.openFailure);
  const left = useDeskStore((desk) => desk.left);
  const isItsTurn = useDeferredRender(thread?.session.conversationId ?? null, 1);

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
  if (left) return <ReassignedConversation left={left} onBack={props.onBack} />;
  if (thread && isItsTurn)
    return <Conversation key={thread.session.conversationId} {...props} thread={thread} />;
  if (openFailure instanceof ApiError && openFailure.status === 404) {
    return (
      <div className={classes.center} role="alert">
        <EmptyState
          icon={<IconMessages size={28} stroke={1.75} />}
          title={t('hidden.title')}
          text={t('hidden.text')}
        />
      </div>
    );
  }
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

function Conversation({
  desk,
  ownId,
  moves,
  at,
  call,
  onBack,
  onDetails,
  thread,
}: ConversationPaneProps & { thread: Thread }) {
  const { t } = useTranslation('desk');
  const mayMonitor = useCanMonitor();
  const [move, setMove] = useState<PaneDialog | null>(null);
  const { session } = thread;
  const { userSessionId } = session;
  const isMine = isOwnedBy(session, ownId);
  const isLatest = thread.messages.at(-1)?.userSessionId === userSessionId;
  const canReopen = isLatest && mayReopen(session, { userId: ownId as UserId, monitors: mayMonitor });
  return (
    <section className={classes.pane} aria-label={t('conversation.label', { name: session.userName })}>
      <ConversationHeader
        session={session}
        visitorIsThere={thread.visitorIsThere && isLive(session)}
        isMine={isMine}
        mayMonitor={mayMonitor}
        canReopen={canReopen}
        callButtons={call.buttons}
        moves={moves}
        onMove={setMove}
        onBack={onBack}
        onDetails={onDetails}
      />
      <OwnerBar session={session} ownId={ownId} isMine={isMine} moves={moves} />
      {call.view}
      <TranslationBar session={session} />
      <MessageLog thread={thread} ownId={ownId} desk={desk} at={at} />
      {!isMine && <AgentTyping conversationId={session.conversationId} />}
      <Composer
        key={userSessionId}
        session={session}
        ownId={ownId}
        isMine={isMine}
        canReopen={canReopen}
        mayWhisper={mayMonitor && !isMine && isWithAgent(session)}
        desk={desk}
        moves={moves}
        onMove={setMove}
        onCall={call.start}
      />
      {move === 'takeOver' && (
        <TakeOverDialog
          session={session}
          desk={desk}
          onTaken={(taken) => moves.onTaken(taken, 'reply')}
          onClose={() => setMove(null)}
        />
      )}
      {move && move !== 'takeOver' && (
        <TransitionDialog kind={move} session={session} desk={desk} onClose={() => setMove(null)} />
      )}
    </section>
  );
}
