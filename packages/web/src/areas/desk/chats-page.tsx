/** The agent's workplace: the queues and the open conversation. The address says what is open. */
import type { QueueUser } from '@parrot/contract/conversations';
import type { UserSessionId } from '@parrot/contract/core';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSoundAlerts } from '../../features/desk/alerts/use-sound-alerts.ts';
import { focusComposer } from '../../features/desk/composer/composer-focus.ts';
import { ConnectionBanner } from '../../features/desk/connection/connection-banner.tsx';
import { isOwnedBy } from '../../features/desk/conversation/conversation-owner.ts';
import { ConversationPane, loadConversation } from '../../features/desk/conversation/conversation-pane.tsx';
import { useCanMonitor } from '../../features/desk/parts/use-can-monitor.ts';
import type { Queue } from '../../features/desk/queues/queue-lists.ts';
import { loadAssignedFilter, QueuePanel } from '../../features/desk/queues/queue-panel.tsx';
import type { DeskSession } from '../../features/desk/session/desk-session.ts';
import { useDeskStore } from '../../features/desk/session/desk-store.ts';
import { useTransitions } from '../../features/desk/transitions/use-transitions.ts';
import { lazyPart } from '../../shared/browser/lazy-part.tsx';
import { loadWhenIdle } from '../../shared/browser/load-when-idle.ts';
import { unreachable } from '../../shared/http/api-error.ts';
import { loadTexts } from '../../shared/i18n/i18n.ts';
import { IconApps } from '../../shared/icons/apps.ts';
import { useRights } from '../../shared/session/use-rights.ts';
import { toast } from '../../shared/toast/toast.ts';
import { tourTarget } from '../../shared/tour/tour-targets.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { useStableCallback } from '../../shared/ui/use-stable-callback.ts';
import { useUserStore } from '../../state/user-store.ts';
import { DeskActionsOnDemand } from './actions/desk-actions-on-demand.tsx';
import type { Shortcuts } from './actions/use-shortcuts.ts';
import classes from './chats-page.module.css';
import { ContextPaneSlot, loadContext } from './context/context-pane-slot.tsx';
import { DeskBar } from './desk-bar.tsx';
import { loadDeskSettings } from './desk-settings-menu.tsx';
import { toggleContext, useLayoutStore } from './layout-store.ts';
import { PaneResizer } from './pane-resizer.tsx';
import { useCallSlots } from './use-call-slots.tsx';
import { useDesk } from './use-desk.ts';
import { useDeskUrl } from './use-desk-url.ts';
import { useListFocus } from './use-list-focus.ts';
import { useLiveDues } from './use-live-dues.ts';
import { useLiveTags } from './use-live-tags.ts';

const loadShortcuts = async () => {
  const [dialog] = await Promise.all([
    import('./actions/shortcuts-dialog.tsx'),
    loadTexts(['desk-conversation', 'desk-keys']),
  ]);
  return dialog.ShortcutsDialog;
};
const ShortcutsDialog = lazyPart('shortcuts', loadShortcuts);
const BeyondCapacityDialog = lazyPart(
  'beyond-capacity',
  async () =>
    (await import('../../features/desk/transitions/beyond-capacity-dialog.tsx')).BeyondCapacityDialog,
);
const TicketNumber = lazyPart(
  'ticket-number',
  async () => (await import('./ticket-number.tsx')).TicketNumber,
);
const LATER = [loadAssignedFilter, loadConversation, loadContext, loadDeskSettings, loadShortcuts];

export default function ChatsPage() {
  const { t } = useTranslation('desk');
  useEffect(() => loadWhenIdle(LATER), []);
  const desk = useDesk();
  const waiting = useDeskStore(({ lists }) => lists.unassigned.inLine);
  return (
    <>
      <title>
        {t('pageTitle', {
          ns: 'shell',
          page: waiting > 0 ? t('titleWaiting', { count: waiting }) : t('title'),
        })}
      </title>
      {desk && <Desk desk={desk} />}
    </>
  );
}

function Desk({ desk }: { desk: DeskSession }) {
  const { t } = useTranslation('desk');
  const ownId = useUserStore(({ details }) => details?.userId ?? '');
  const mayMonitor = useCanMonitor();
  const loaded = useDeskStore((state) => state.loaded);
  const failure = useDeskStore((state) => state.failure);
  const connectionGivenUp = useDeskStore((state) => state.connectionGivenUp);
  const hasNoApps = useDeskStore(({ appList }) => appList?.count === 0);
  const lastQueue = useDeskStore((state) => state.lastQueue);
  const { studioAccess } = useRights().userInfo;
  const { queue, wanted, latestChoice, at, filter, hasDetails, show } = useDeskUrl(mayMonitor, lastQueue);
  const layout = useLayoutStore();
  const [dialog, setDialog] = useState<'keys' | 'status' | null>(null);
  const isLeft = useDeskStore(({ left }) => left !== null);
  const page = useRef<HTMLDivElement>(null);

  useLiveTags(desk);
  useLiveDues(desk);
  const focusOnList = useListFocus(page, queue);
  const moves = useTransitions(desk, {
    onTaken: (session, focus) => {
      const { userSessionId } = session;
      const target = session.status === 'ESCALATED' ? 'escalated' : 'assigned';
      show({ queue: target, session: userSessionId }, true);
      if (focus === 'reply') focusComposer(userSessionId);
      else focusOnList(userSessionId, target);
    },
    onLeft: () => focusOnList(),
  });
  const open = (session: QueueUser) => show({ session: session.userSessionId });
  /**
   * A mouse user opens a conversation to write in it; a keyboard user may only be passing through the list.
   */
  const onOpen = useStableCallback((session: QueueUser, isByMouse: boolean) => {
    open(session);
    if (isByMouse && isOwnedBy(session, ownId)) focusComposer(session.userSessionId);
  });
  const onTake = useStableCallback((session: QueueUser) => moves.take(session.userSessionId));
  const onAnswer = useStableCallback((session: QueueUser, accept: boolean) =>
    moves.answer({ id: session.userSessionId, accept }),
  );
  const onQueue = (chosen: Queue) => {
    show({ queue: chosen }, true);
    desk.storeQueue(chosen);
  };

  useEffect(() => desk.open(wanted), [desk, wanted]);
  useNextSession(wanted, (session) => {
    if (latestChoice() === wanted) show({ session, details: hasDetails }, true);
  });
  useEffect(() => void desk.narrow(filter), [desk, filter]);
  useLostConversation(wanted, () => show({ session: null }, true));
  useSoundAlerts();
  const callSlots = useCallSlots(ownId);
  const onDetails = () => (isNarrow() ? show({ details: !hasDetails }) : toggleContext());
  const shortcuts: Shortcuts = {
    ...{ ownId, mayMonitor, queue, latestChoice, moves, open, focusOnList, onQueue, onDetails },
    onContext: () => {
      if (isNarrow()) show({ details: true });
      else if (!layout.contextOpen) toggleContext();
    },
    startCall: callSlots.start,
    onHelp: () => setDialog('keys'),
    onStatus: () => setDialog('status'),
    onAnswered: ({ userSessionId }) => show({ queue: 'assigned', session: userSessionId }),
  };

  if (hasNoApps) {
    return (
      <EmptyState
        icon={<IconApps size={28} stroke={1.75} />}
        title={t('noApps.title')}
        text={t(studioAccess ? 'noApps.toStudio' : 'noApps.text')}
      />
    );
  }
  if (!loaded && (failure || connectionGivenUp))
    return <LoadFailure error={failure ?? unreachable(null)} onRetry={desk.tryAgain} />;
  const hasContext = layout.contextOpen && wanted !== null && !isLeft;
  const widths = { '--list': `${layout.list}px`, '--context': `${layout.context}px` } as CSSProperties;
  return (
    <div
      ref={page}
      className={classes.desk}
      style={widths}
      data-open={wanted !== null || undefined}
      data-context={hasContext || undefined}
      data-details={(hasDetails && wanted !== null) || undefined}
    >
      <DeskActionsOnDemand {...shortcuts} />
      <div className={classes.banner}>
        <ConnectionBanner onTryAgain={desk.tryAgain} />
      </div>
      <div className={classes.list}>
        <DeskBar
          desk={desk}
          isStatusOpen={dialog === 'status'}
          onStatus={(isOpen) => setDialog(isOpen ? 'status' : null)}
          onKeys={() => setDialog('keys')}
        />
        <QueuePanel
          desk={desk}
          ownId={ownId}
          queue={queue}
          filter={filter}
          busy={moves.busy}
          onQueue={onQueue}
          onFilter={(chosen) => show({ filter: chosen }, true)}
          onOpen={onOpen}
          onTake={onTake}
          onAnswer={onAnswer}
        />
        <PaneResizer pane="list" />
      </div>
      <div className={classes.conversation} {...tourTarget('conversation')}>
        <ConversationPane
          desk={desk}
          ownId={ownId}
          moves={moves}
          at={at}
          call={callSlots}
          ticketNumber={<TicketNumber />}
          onBack={() => show({ session: null }, true)}
          onDetails={onDetails}
        />
      </div>
      {(hasContext || hasDetails) && wanted !== null && !isLeft && (
        <div className={classes.context}>
          <PaneResizer pane="context" />
          <button type="button" className={classes.backToChat} onClick={() => show({ details: false }, true)}>
            {t('panes.backToChat')}
          </button>
          <ContextPaneSlot desk={desk} />
        </div>
      )}
      {moves.beyondCapacity && (
        <BeyondCapacityDialog
          message={moves.beyondCapacity.message}
          onAccept={moves.beyondCapacity.accept}
          onDecline={moves.beyondCapacity.decline}
        />
      )}
      {dialog === 'keys' && <ShortcutsDialog onClose={() => setDialog(null)} />}
    </div>
  );
}

/** One pane at a time: the details replace the conversation. */
const isNarrow = (): boolean => window.matchMedia('(max-width: 1099px)').matches;

/** The address follows a visitor who started a new session; what a reload shows is then on screen. */
function useNextSession(wanted: UserSessionId | null, follow: (session: UserSessionId) => void): void {
  const next = useDeskStore(({ sessionId, earlierSessionIds }) =>
    wanted !== null && earlierSessionIds.includes(wanted) ? sessionId : null,
  );
  const onNext = useRef(follow);
  onNext.current = follow;
  useEffect(() => {
    // By the latest state: the earlier session may have been opened again.
    if (next && useDeskStore.getState().sessionId === next) onNext.current(next);
  }, [next]);
}

/** A conversation of a revoked app closes with a notice. */
function useLostConversation(wanted: UserSessionId | null, close: () => void): void {
  const { t } = useTranslation('desk');
  const isLost = useDeskStore(({ lostSessionId }) => lostSessionId !== null && lostSessionId === wanted);
  const hasNoApps = useDeskStore(({ appList }) => appList?.count === 0);
  const lose = useRef(() => {});
  lose.current = () => {
    // An agent without any app sees that notice instead.
    if (!hasNoApps) toast.info(t('conversation.lost'));
    close();
  };
  useEffect(() => {
    if (isLost) lose.current();
  }, [isLost]);
}
