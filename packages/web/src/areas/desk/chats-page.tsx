/** Where an agent spends the day: who waits, who talks, and the conversation in hand. The address says what is open. */
import { LIMITS, userSessionId } from '@parrot/contract/core';
import { UNKNOWN_ADDRESS } from '@parrot/contract/installation';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { clientInfoOf } from '../../features/desk/client-info.ts';
import { ConversationPane } from '../../features/desk/conversation-pane.tsx';
import { type DeskSession, startDesk } from '../../features/desk/desk-session.ts';
import { useDeskStore } from '../../features/desk/desk-store.ts';
import type { Queue } from '../../features/desk/queue-lists.ts';
import { QueuePanel } from '../../features/desk/queue-panel.tsx';
import { addressQuery } from '../../shared/session/session-queries.ts';
import { toast } from '../../shared/toast/toast.ts';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { useUserStore } from '../../state/user-store.ts';
import classes from './chats-page.module.css';

export default function ChatsPage() {
  const { t } = useTranslation('desk');
  const desk = useDesk();
  const ownId = useUserStore(({ details }) => details?.userId ?? '');
  const { socketConnected, agentConnected, loaded, failure, sessionId } = useDeskStore();
  const [query, setQuery] = useSearchParams();
  const queue: Queue = query.get('queue') === 'assigned' ? 'assigned' : 'unassigned';
  const wanted = userSessionId.safeParse(query.get('session')).data;

  useEffect(() => {
    if (!desk || !agentConnected || wanted === useDeskStore.getState().sessionId) return;
    if (wanted) void desk.open(wanted);
    else desk.leave();
  }, [desk, agentConnected, wanted]);

  const show = (change: { queue?: Queue; session?: string | null }) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (change.queue) next.set('queue', change.queue);
        if (change.session) next.set('session', change.session);
        if (change.session === null) next.delete('session');
        return next;
      },
      { replace: change.session === undefined },
    );

  if (!desk) return null;
  if (!loaded && failure) return <LoadFailure error={failure} onRetry={desk.tryAgain} />;
  return (
    <div className={classes.desk} data-open={sessionId !== null || undefined}>
      <title>{t('title')}</title>
      {loaded && !socketConnected && (
        <p className={classes.banner} role="status">
          {t('line.lost')}
        </p>
      )}
      <div className={classes.list}>
        <QueuePanel
          queue={queue}
          onQueue={(chosen) => show({ queue: chosen })}
          onOpen={(session) => show({ session })}
          onMore={desk.loadMore}
        />
      </div>
      <div className={classes.conversation}>
        <ConversationPane
          desk={desk}
          ownId={ownId}
          onBack={() => show({ session: null })}
          onTaken={() => show({ queue: 'assigned' })}
        />
      </div>
    </div>
  );
}

/** The desk lives as long as this page is open. */
function useDesk(): DeskSession | null {
  const { t } = useTranslation('desk');
  const navigate = useNavigate();
  const cache = useQueryClient();
  const [desk, setDesk] = useState<DeskSession | null>(null);
  const onNoApps = useRef(() => {});
  onNoApps.current = () => {
    toast.info(t('noApps'));
    setTimeout(() => navigate('/home/studio'), LIMITS.emptyDeskRedirectMs);
  };
  useEffect(() => {
    const session = startDesk({
      clientInfo: () =>
        clientInfoOf(navigator.userAgent, cache.getQueryData(addressQuery.queryKey) ?? UNKNOWN_ADDRESS),
      onNoApps: () => onNoApps.current(),
    });
    setDesk(session);
    return () => session.end();
  }, [cache]);
  return desk;
}
