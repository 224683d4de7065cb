/** Where an agent spends the day: who waits, who talks, and the conversation in hand. The address says what is open. */
import { type UserSessionId, userSessionId } from '@parrot/contract/core';
import { IconApps } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ConversationPane } from '../../features/desk/conversation-pane.tsx';
import type { DeskSession } from '../../features/desk/desk-session.ts';
import { useDeskStore } from '../../features/desk/desk-store.ts';
import { LineBanner } from '../../features/desk/line-banner.tsx';
import type { Queue } from '../../features/desk/queue-lists.ts';
import { QueuePanel } from '../../features/desk/queue-panel.tsx';
import { unreachable } from '../../shared/http/api-error.ts';
import { useRights } from '../../shared/session/use-rights.ts';
import { toast } from '../../shared/toast/toast.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { useUserStore } from '../../state/user-store.ts';
import classes from './chats-page.module.css';
import { useDesk } from './use-desk.ts';

export default function ChatsPage() {
  const { t } = useTranslation('desk');
  const desk = useDesk();
  const waiting = useDeskStore(({ lists }) => lists.unassigned.total);
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
  const loaded = useDeskStore((state) => state.loaded);
  const failure = useDeskStore((state) => state.failure);
  const lineGivenUp = useDeskStore((state) => state.lineGivenUp);
  const hasNoApps = useDeskStore(({ appList }) => appList?.count === 0);
  const { studioAccess } = useRights().userInfo;
  const { queue, wanted, show } = useDeskAddress();
  const take = useMutation({
    mutationFn: desk.take,
    onSuccess: (session) => show({ queue: 'assigned', session: session.userSessionId }, true),
    networkMode: 'always',
  });
  const taking = take.isPending ? take.variables : undefined;

  const list = useRef<HTMLDivElement>(null);
  /** The button that was pressed is gone; whoever works by keyboard goes on in the list, once it is drawn anew. */
  const focusOnList = () =>
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>('[data-row][tabindex="0"]')?.focus(),
    );

  useEffect(() => desk.open(wanted), [desk, wanted]);
  useLostConversation(wanted, () => show({ session: null }, true));

  if (hasNoApps) {
    return (
      <EmptyState
        icon={<IconApps size={28} stroke={1.75} />}
        title={t('noApps.title')}
        text={t(studioAccess ? 'noApps.toStudio' : 'noApps.text')}
      />
    );
  }
  if (!loaded && (failure || lineGivenUp))
    return <LoadFailure error={failure ?? unreachable(null)} onRetry={desk.tryAgain} />;
  return (
    <div className={classes.desk} data-open={wanted !== null || undefined}>
      <div className={classes.banner}>
        <LineBanner onTryAgain={desk.tryAgain} />
      </div>
      <div ref={list} className={classes.list}>
        <QueuePanel
          queue={queue}
          taking={taking}
          onQueue={(chosen) => show({ queue: chosen }, true)}
          onOpen={(session) => show({ session })}
          onTake={take.mutate}
          onMore={desk.loadMore}
        />
      </div>
      <div className={classes.conversation}>
        <ConversationPane
          desk={desk}
          ownId={ownId}
          taking={taking}
          onTake={take.mutate}
          onClosed={focusOnList}
          onBack={() => show({ session: null }, true)}
        />
      </div>
    </div>
  );
}

/** A conversation whose app was taken away closes, and says so. */
function useLostConversation(wanted: UserSessionId | null, close: () => void): void {
  const { t } = useTranslation('desk');
  const isLost = useDeskStore(({ lostSessionId }) => lostSessionId !== null && lostSessionId === wanted);
  const hasNoApps = useDeskStore(({ appList }) => appList?.count === 0);
  const lose = useRef(() => {});
  lose.current = () => {
    // Whoever has no app at all is told that instead.
    if (!hasNoApps) toast.info(t('conversation.lost'));
    close();
  };
  useEffect(() => {
    if (isLost) lose.current();
  }, [isLost]);
}

/** What the address names, and how to change it. */
function useDeskAddress() {
  const [query, setQuery] = useSearchParams();
  const queue: Queue = query.get('queue') === 'assigned' ? 'assigned' : 'unassigned';
  const wanted = userSessionId.safeParse(query.get('session')).data ?? null;
  const show = (change: { queue?: Queue; session?: UserSessionId | null }, replace = false) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (change.queue) next.set('queue', change.queue);
        if (change.session) next.set('session', change.session);
        if (change.session === null) next.delete('session');
        return next;
      },
      { replace },
    );
  return { queue, wanted, show };
}
