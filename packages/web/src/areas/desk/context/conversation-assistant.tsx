/**
 * The assistant for the open conversation: its texts go into the reply of the agent who owns the
 * conversation.
 */
import { assistantPart } from '@parrot/contract/assistant';
import type { QueueUser } from '@parrot/contract/conversations';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { AssistantSection } from '../../../features/assistant/assistant-section.tsx';
import type { SubscribeToParts } from '../../../features/assistant/use-generated-answer.ts';
import { InsertButton } from '../../../features/desk/composer/insert-button.tsx';
import { abilitiesQuery } from '../../../features/desk/context/context-queries.ts';
import { isOwnedBy } from '../../../features/desk/conversation/conversation-owner.ts';
import type { DeskSession } from '../../../features/desk/session/desk-session.ts';
import { useDeskStore } from '../../../features/desk/session/desk-store.ts';
import { useUserStore } from '../../../state/user-store.ts';

export function ConversationAssistant({ session, desk }: { session: QueueUser; desk: DeskSession }) {
  const { userSessionId } = session;
  const ownId = useUserStore(({ details }) => details?.userId ?? '');
  const abilities = useQuery(abilitiesQuery(userSessionId));
  const lastVisitorSeq = useDeskStore(
    ({ thread }) => thread?.messages.findLast(({ userType }) => userType === 'visitor')?.seq ?? 0,
  );
  const subscribe = useCallback<SubscribeToParts>(
    (listener) => desk.subscribe(assistantPart, listener),
    [desk],
  );
  return (
    <AssistantSection
      session={session}
      abilities={abilities}
      subscribe={subscribe}
      lastVisitorSeq={lastVisitorSeq}
      insertButton={
        isOwnedBy(session, ownId)
          ? (text) => <InsertButton userSessionId={userSessionId} text={text} />
          : undefined
      }
    />
  );
}
