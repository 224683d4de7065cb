/** A conversation that needs no server: it shows what it is given, and what is written in it. */
import type { Conversation } from '../conversation/conversation.ts';
import { newMsgId } from '../conversation/new-msg-id.ts';
import { advance, lastSeq, newThread, type Thread } from '../conversation/thread.ts';
import { scriptedMessage } from './scenes.ts';

export function scriptedConversation(): { conversation: Conversation; play: (thread: Thread) => void } {
  let thread = newThread();
  const listeners = new Set<(thread: Thread) => void>();
  const play = (next: Thread) => {
    thread = next;
    for (const listener of listeners) listener(thread);
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
      write(value) {
        const fields = { msgId: newMsgId(), userType: 'visitor' as const, value };
        play(advance(thread, { type: 'message', message: scriptedMessage(lastSeq(thread) + 1, fields) }));
      },
      askForPerson() {
        const { session } = thread;
        if (session)
          play(advance(thread, { type: 'session', session: { ...session, status: 'UNASSIGNED' } }));
      },
      connect: nothing,
      retry: nothing,
      discard: nothing,
      typing: nothing,
      speak: nothing,
      markRead: nothing,
      close: nothing,
    },
  };
}
