/** The middle pane: the open conversation, or why there is none. */
import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../shared/browser/lazy-part.tsx';
import { ApiError } from '../../../shared/http/api-error.ts';
import { loadTexts } from '../../../shared/i18n/i18n.ts';
import { IconMessages } from '../../../shared/icons/messages.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { LoadFailure } from '../../../shared/ui/load-failure.tsx';
import { useDeferredRender } from '../../../shared/ui/use-deferred-render.ts';
import { useDeskStore } from '../session/desk-store.ts';
import classes from './conversation-pane.module.css';
import type { ConversationPaneProps } from './conversation-pane-props.ts';

const OpenConversation = lazyPart('conversation', loadConversation, <LoadingConversation />);
const loadReassigned = async () => (await import('./reassigned-conversation.tsx')).ReassignedConversation;
const ReassignedConversation = lazyPart('reassigned', loadReassigned, <LoadingConversation />);

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
    return <OpenConversation key={thread.session.conversationId} {...props} thread={thread} />;
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
  return <LoadingConversation />;
}

export async function loadConversation() {
  const [view] = await Promise.all([
    import('./open-conversation-view.tsx'),
    loadTexts(['calls', 'desk-context', 'desk-conversation', 'desk-live', 'desk-whisper']),
    // What may take its place at any time.
    loadReassigned(),
  ]);
  return view.OpenConversationView;
}

function LoadingConversation() {
  const { t } = useTranslation('desk');
  return (
    <div className={classes.loading} role="status" aria-label={t('loading')}>
      <Skeleton height={44} width="60%" />
      <Skeleton height={44} width="50%" ml="auto" />
      <Skeleton height={44} width="40%" />
    </div>
  );
}
