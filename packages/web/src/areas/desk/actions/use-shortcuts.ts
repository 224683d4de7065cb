/**
 * What the desk's actions do, by key and in the search. Of the keys, only those of the group *Write* move the
 * focus into the composer.
 */
import type { Call } from '@parrot/contract/calls';
import type { CallKind, QueueUser } from '@parrot/contract/conversations';
import type { UserSessionId } from '@parrot/contract/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useCallShortcuts } from '../../../features/calls/use-call-shortcuts.ts';
import { type ComposerRequest, focusComposer } from '../../../features/desk/composer/composer-focus.ts';
import { saveDraft } from '../../../features/desk/composer/unsent-store.ts';
import { editWhisper } from '../../../features/desk/composer/whisper/use-bot-whisper.ts';
import {
  isAnsweredByBot,
  isOwnedBy,
  isUnowned,
  isWithAgent,
} from '../../../features/desk/conversation/conversation-owner.ts';
import { openPaneDialog, type PaneDialog } from '../../../features/desk/conversation/pane-dialog.ts';
import type { Queue } from '../../../features/desk/queues/queue-lists.ts';
import { useDeskStore } from '../../../features/desk/session/desk-store.ts';
import {
  DESK_ACTIONS,
  type DeskActionName,
  keysOf,
  useDeskShortcuts,
} from '../../../features/desk/shortcuts/desk-shortcuts.ts';
import type { Transitions } from '../../../features/desk/transitions/use-transitions.ts';
import { requestSnooze } from '../../../features/tickets/snooze-request.ts';
import { useTicketCache } from '../../../features/tickets/ticket-cache.ts';
import { type PageAction, usePageActions } from '../../../shared/search/page-actions.ts';
import { openSearch } from '../../../shared/search/search-store.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { useStableCallback } from '../../../shared/ui/use-stable-callback.ts';
import { copyLink } from './copy-link.ts';
import { hasButton, pressButton, pressButtonSoon } from './press-button.ts';

type DeskAction = { isPossible: () => boolean; run: () => void };

export type Shortcuts = {
  ownId: string;
  mayMonitor: boolean;
  queue: Queue;
  /** The conversation that was chosen last, rendered or not: keys are faster than loading. */
  latestChoice: () => UserSessionId | null;
  moves: Transitions;
  open: (session: QueueUser) => void;
  /** The row of a conversation, or the list if it has no row. */
  focusOnList: (id: UserSessionId) => void;
  onQueue: (queue: Queue) => void;
  /** Opens the context pane, or opens and closes it. */
  onContext: () => void;
  onDetails: () => void;
  startCall: ((kind: CallKind) => void) | null;
  onHelp: () => void;
  onStatus: () => void;
  /** A call was answered: its conversation is shown. */
  onAnswered: (call: Call) => void;
};

export function useShortcuts(shortcuts: Shortcuts, takeEarlyKeys: () => KeyboardEvent[]): void {
  const { t } = useTranslation('desk');
  const { ownId, mayMonitor, queue, latestChoice, moves, open, focusOnList, onAnswered } = shortcuts;
  const { onQueue, onContext, onDetails, startCall, onHelp, onStatus } = shortcuts;
  const navigate = useNavigate();
  const { ticketOf } = useTicketCache();
  /** R was pressed right after T, before the server confirmed the owner. */
  const replyTo = useRef<UserSessionId | null>(null);
  useEffect(
    () =>
      useDeskStore.subscribe(({ thread }) => {
        const session = thread?.session;
        if (session?.userSessionId !== replyTo.current || !session || !isOwnedBy(session, ownId)) return;
        replyTo.current = null;
        focusComposer(session.userSessionId);
      }),
    [ownId],
  );
  const step = (by: number) => {
    const { items } = useDeskStore.getState().lists[queue];
    const wanted = latestChoice();
    const at = items.findIndex(({ userSessionId }) => userSessionId === wanted);
    const next = items[at < 0 ? 0 : at + by];
    if (!next) return;
    focusComposer(null);
    replyTo.current = null;
    open(next);
    focusOnList(next.userSessionId);
  };
  const chosen = () => {
    const wanted = latestChoice();
    const { thread, lists } = useDeskStore.getState();
    return [thread?.session, ...lists[queue].items].find((each) => each?.userSessionId === wanted);
  };
  const callShortcuts = useCallShortcuts(onAnswered);
  const write = (mode: 'reply' | 'note' | 'whisper', request?: ComposerRequest) => {
    const current = chosen();
    if (!current) return;
    const isMine = isOwnedBy(current, ownId);
    if (mode === 'reply' && !isMine) {
      if (isUnowned(current) && moves.isTaking) replyTo.current = current.userSessionId;
      else if (isUnowned(current)) toast.info(t('take.first'));
      return;
    }
    if (mode === 'whisper' && isAnsweredByBot(current)) editWhisper(current);
    else if (mode === 'whisper' || !isMine)
      saveDraft(current.userSessionId, { asideMode: mode === 'whisper' ? 'whisper' : 'note' });
    else saveDraft(current.userSessionId, { mode });
    focusComposer(current.userSessionId, request);
  };
  const inDialog = (dialog: PaneDialog) => (session: QueueUser) =>
    openPaneDialog(session.userSessionId, dialog);
  /** Needs an open conversation that passes the condition. */
  const on = (condition: (session: QueueUser) => boolean, act: (session: QueueUser) => void): DeskAction => ({
    isPossible: () => {
      const current = chosen();
      return current !== undefined && condition(current);
    },
    run: () => {
      const current = chosen();
      if (current) act(current);
    },
  });
  const button = (name: DeskActionName): DeskAction => ({
    isPossible: () => hasButton(name),
    run: () => void pressButton(name),
  });
  /** In the context pane, which is opened for it. */
  const inContext = (name: DeskActionName, isPossible: () => boolean): DeskAction => ({
    isPossible: () => hasButton(name) || isPossible(),
    run: () => {
      onContext();
      pressButtonSoon(name);
    },
  });
  const go = (to: string): DeskAction => ({ isPossible: () => true, run: () => void navigate(to) });
  const goTo = (name: Queue): DeskAction => ({ isPossible: () => true, run: () => onQueue(name) });
  const always = (run: () => void): DeskAction => ({ isPossible: () => true, run });
  const inCall = (run: () => void): DeskAction => ({ isPossible: isInCall, run });
  const isMine = (session: QueueUser) => isOwnedBy(session, ownId);
  const isOthers = (session: QueueUser) => mayMonitor && isWithAgent(session) && !isMine(session);
  const hasConversation = () => useDeskStore.getState().thread !== null;
  const ticket = () => ticketOf(chosen()?.userSessionId);
  const hasOpenTicket = () => {
    const known = ticket();
    return known !== undefined && known !== null && known.status !== 'closed';
  };
  const offer = (accept: boolean) =>
    on(
      ({ transfer }) => transfer?.toAgentId === ownId,
      ({ userSessionId }) => moves.answer({ id: userSessionId, accept }),
    );

  const actions: Record<DeskActionName, DeskAction> = {
    next: always(() => step(1)),
    previous: always(() => step(-1)),
    search: always(() => openSearch()),
    filter: button('filter'),
    take: on(isUnowned, ({ userSessionId }) => moves.take(userSessionId, 'list')),
    transfer: on((session) => isMine(session) && session.transfer === null, inDialog('transfer')),
    escalate: on((session) => isMine(session) && session.status === 'ASSIGNED', inDialog('escalate')),
    assign: on(
      (session) => isOthers(session) || (mayMonitor && session.status === 'UNASSIGNED'),
      inDialog('assign'),
    ),
    takeOver: on(isOthers, inDialog('takeOver')),
    returnToBot: on(isMine, ({ userSessionId }) => moves.toBot(userSessionId)),
    close: on(isMine, ({ userSessionId }) => moves.close(userSessionId)),
    reopen: button('reopen'),
    acceptTransfer: offer(true),
    declineTransfer: offer(false),
    cancelTransfer: on(
      (session) => isMine(session) && session.transfer !== null,
      ({ userSessionId }) => moves.cancelOffer(userSessionId),
    ),
    copyLink: on(hasConversation, ({ userSessionId }) => void copyLink(userSessionId, ticket()?.number)),
    details: on(hasConversation, onDetails),
    visitorMenu: inContext('visitorMenu', hasConversation),
    translation: button('translation'),
    reply: { isPossible: on(isMine, () => {}).isPossible, run: () => write('reply') },
    note: on(hasConversation, () => write('note')),
    whisper: on(
      (session) => isOthers(session) || isAnsweredByBot(session),
      () => write('whisper'),
    ),
    summarize: on(hasConversation, () => write('note', 'summary')),
    suggest: button('suggest'),
    emoji: button('emoji'),
    attach: button('attach'),
    responses: button('responses'),
    tag: inContext('tag', hasConversation),
    priority: inContext('priority', hasOpenTicket),
    ticketStatus: inContext('ticketStatus', hasOpenTicket),
    assignee: inContext('assignee', hasOpenTicket),
    snooze: {
      isPossible: hasOpenTicket,
      run: () => {
        onContext();
        requestSnooze();
      },
    },
    merge: inContext('merge', hasOpenTicket),
    comment: inContext('comment', () => Boolean(ticket())),
    call: { isPossible: () => startCall !== null, run: () => startCall?.('voice') },
    videoCall: { isPossible: () => startCall !== null, run: () => startCall?.('video') },
    answer: { isPossible: callShortcuts.isRinging, run: callShortcuts.answer },
    decline: { isPossible: callShortcuts.isRinging, run: callShortcuts.decline },
    mute: inCall(callShortcuts.mute),
    camera: inCall(callShortcuts.camera),
    share: inCall(callShortcuts.share),
    hangUp: inCall(callShortcuts.hangUp),
    goUnassigned: goTo('unassigned'),
    goAssigned: goTo('assigned'),
    goEscalated: goTo('escalated'),
    goHistory: goTo('history'),
    goBot: goTo('inprogress'),
    goCompleted: goTo('completed'),
    goTickets: go('/home/desk/tickets'),
    goAnalytics: go('/home/desk/analytics'),
    goAgents: { ...go('/home/desk/agents'), isPossible: () => mayMonitor },
    status: always(onStatus),
    settings: button('settings'),
    sound: button('sound'),
    help: always(onHelp),
  };
  // Said by the reply itself: it is to be taken first.
  const run = (name: DeskActionName) => {
    if (name === 'reply' || actions[name].isPossible()) actions[name].run();
  };
  useDeskShortcuts(run, takeEarlyKeys);

  const possible = useStableCallback((): PageAction[] =>
    (Object.entries(DESK_ACTIONS) as [string, readonly DeskActionName[]][]).flatMap(([group, names]) =>
      names
        .filter((name) => !NOT_SEARCHED.includes(name) && actions[name].isPossible())
        .map((name) => ({ name, group, keys: keysOf(name), run: () => run(name) })),
    ),
  );
  useEffect(() => {
    usePageActions.setState({ possible });
    return () => usePageActions.setState({ possible: null });
  }, [possible]);
}

/** The search is open already. */
const NOT_SEARCHED: readonly DeskActionName[] = ['search'];
const isInCall = (): boolean => useDeskStore.getState().showVideoCall;
