/** What the desk's shortcuts do. Only R and N move the focus into the composer. */
import type { Call } from '@parrot/contract/calls';
import type { QueueUser } from '@parrot/contract/conversations';
import type { UserSessionId } from '@parrot/contract/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useCallShortcuts } from '../../features/calls/use-call-shortcuts.ts';
import { focusComposer } from '../../features/desk/composer/composer-focus.ts';
import { saveDraft } from '../../features/desk/composer/unsent-store.ts';
import { isOwnedBy, isUnowned } from '../../features/desk/conversation/conversation-owner.ts';
import type { Queue } from '../../features/desk/queues/queue-lists.ts';
import { useDeskStore } from '../../features/desk/session/desk-store.ts';
import { useDeskShortcuts } from '../../features/desk/shortcuts/desk-shortcuts.ts';
import type { Transitions } from '../../features/desk/transitions/use-transitions.ts';
import { toast } from '../../shared/toast/toast.ts';

type Shortcuts = {
  ownId: string;
  queue: Queue;
  /** The conversation that was chosen last, rendered or not: keys are faster than loading. */
  latestChoice: () => UserSessionId | null;
  moves: Transitions;
  open: (session: QueueUser) => void;
  /** The row of a conversation, or the list if it has no row. */
  focusOnList: (id: UserSessionId) => void;
  onHelp: () => void;
  onStatus: () => void;
  /** A call was answered: its conversation is shown. */
  onAnswered: (call: Call) => void;
};

export function useShortcuts(shortcuts: Shortcuts): void {
  const { t } = useTranslation('desk');
  const { ownId, queue, latestChoice, moves, open, focusOnList, onHelp, onStatus, onAnswered } = shortcuts;
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
  useDeskShortcuts({
    next: () => step(1),
    previous: () => step(-1),
    take: () => {
      const current = chosen();
      if (current && isUnowned(current)) moves.take(current.userSessionId, 'list');
    },
    close: () => {
      const current = chosen();
      if (current && isOwnedBy(current, ownId)) moves.close(current.userSessionId);
    },
    reply: () => {
      const current = chosen();
      if (!current) return;
      if (!isOwnedBy(current, ownId)) {
        if (isUnowned(current) && moves.isTaking) replyTo.current = current.userSessionId;
        else if (isUnowned(current)) toast.info(t('take.first'));
        return;
      }
      saveDraft(current.userSessionId, { mode: 'reply' });
      focusComposer(current.userSessionId);
    },
    note: () => {
      const current = chosen();
      if (!current) return;
      saveDraft(current.userSessionId, isOwnedBy(current, ownId) ? { mode: 'note' } : { asideMode: 'note' });
      focusComposer(current.userSessionId);
    },
    status: onStatus,
    help: onHelp,
    ...callShortcuts,
  });
}
