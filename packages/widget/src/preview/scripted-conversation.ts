/** A conversation without a server: it shows the given messages and what is typed in it. */
import type { VisitorSession } from '@parrot/contract/conversations';
import type { Conversation } from '../conversation/conversation.ts';
import { newMsgId } from '../conversation/new-msg-id.ts';
import { advance, lastSeq, newThread, type Thread } from '../conversation/thread.ts';
import { LOST } from '../realtime/no-answer.ts';
import { scriptedMessage } from './scenes.ts';

export function scriptedConversation(): { conversation: Conversation; play: (thread: Thread) => void } {
  let thread = newThread();
  const listeners = new Set<(thread: Thread) => void>();
  const play = (next: Thread) => {
    thread = next;
    for (const listener of listeners) listener(thread);
  };
  const moveSession = (fields: Partial<VisitorSession>) => {
    const { session } = thread;
    if (session) play(advance(thread, { type: 'session', session: { ...session, ...fields } }));
    return true;
  };
  const nothing = () => {};
  return {
    play,
    conversation: {
      thread: () => thread,
      subscribe(listener) {
        listeners.add(listener);
        listener(thread);
        return () => listeners.delete(listener);
      },
      write(value, sent = []) {
        const files = sent.map(({ name, bytes }) => ({ name, bytes, url: '', isPicture: false }));
        const fields = { msgId: newMsgId(), userType: 'visitor' as const, value, files };
        play(advance(thread, { type: 'message', message: scriptedMessage(lastSeq(thread) + 1, fields) }));
      },
      askForPerson() {
        moveSession({ status: 'UNASSIGNED' });
      },
      stopWaiting: async () => moveSession({ status: 'INPROGRESS' }),
      leaveEmail: async () => moveSession({ answersByEmail: true }),
      async rateAnswer(msgId, thumb) {
        const message = thread.messages.find((one) => one.msgId === msgId);
        if (message) play(advance(thread, { type: 'changed', message: { ...message, thumb } }));
        return true;
      },
      renewFile: async () => undefined,
      rate: async (rating) => moveSession({ rating }),
      end: async () => moveSession({ status: 'COMPLETED' }),
      sendTranscript: async () => true,
      connect: nothing,
      identify: nothing,
      retry: nothing,
      discard: nothing,
      typing: nothing,
      visit: nothing,
      speak: nothing,
      markRead: nothing,
      onCall: nothing,
      ask: async () => LOST,
      close: nothing,
    },
  };
}
