/** The open conversation: its owner, its messages and the composer. */
import type { UserId } from '@parrot/contract/core';
import { mayReopen } from '@parrot/contract/desk';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../shared/browser/lazy-part.tsx';
import { Composer } from '../composer/composer.tsx';
import { BotWhisperStrip } from '../composer/whisper/bot-whisper-strip.tsx';
import { useCanMonitor } from '../parts/use-can-monitor.ts';
import { MessageLog } from '../timeline/message-log.tsx';
import { TranslationBar } from '../translation/translation-bar.tsx';
import { AgentTyping } from './agent-typing.tsx';
import { ConversationHeader } from './conversation-header.tsx';
import { isLive, isOwnedBy, isWithAgent } from './conversation-owner.ts';
import classes from './conversation-pane.module.css';
import type { ConversationPaneProps } from './conversation-pane-props.ts';
import { OwnerBar } from './owner-bar.tsx';
import { openPaneDialog, type PaneDialog, usePaneDialog } from './pane-dialog.ts';
import type { Thread } from './thread.ts';

const TakeOverDialog = lazyPart(
  'take-over',
  async () => (await import('../transitions/take-over-dialog.tsx')).TakeOverDialog,
);
const TransitionDialog = lazyPart(
  'transition',
  async () => (await import('../transitions/transition-dialog.tsx')).TransitionDialog,
);

export function OpenConversationView({
  desk,
  ownId,
  moves,
  at,
  call,
  ticketNumber,
  onBack,
  onDetails,
  thread,
}: ConversationPaneProps & { thread: Thread }) {
  const { t } = useTranslation('desk-conversation');
  const mayMonitor = useCanMonitor();
  const move = usePaneDialog(({ dialog, of }) => (of === thread.session.userSessionId ? dialog : null));
  const setMove = (dialog: PaneDialog | null) => openPaneDialog(thread.session.userSessionId, dialog);
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
        ticketNumber={ticketNumber}
        moves={moves}
        onMove={setMove}
        onBack={onBack}
        onDetails={onDetails}
      />
      <OwnerBar session={session} ownId={ownId} isMine={isMine} moves={moves} />
      {call.view}
      <TranslationBar session={session} />
      <MessageLog thread={thread} ownId={ownId} desk={desk} at={at} />
      <AgentTyping conversationId={session.conversationId} />
      <BotWhisperStrip session={session} ownId={ownId} isMine={isMine} />
      {/* Not by session: who is writing while the visitor starts a new one goes on in the same field. */}
      <Composer
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
