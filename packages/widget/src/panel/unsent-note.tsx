import type { Unsent } from '../conversation/visitor-memory.ts';
import type { View } from './view.ts';

type UnsentNoteProps = View & { unsent: Unsent; last: boolean };

/** How it stands with a message the server has not confirmed. */
export function UnsentNote({ unsent, last, thread, texts, conversation }: UnsentNoteProps) {
  const { msgId, failed } = unsent;
  if (!failed) {
    const isDown = thread.line === 'lost' || thread.line === 'cut';
    return last ? <div class="note">{isDown ? texts.queued : texts.sending}</div> : null;
  }
  return (
    <div class="note bad" role="alert">
      {texts.failed} {!unsent.files?.length && unsent.why}
      <button type="button" onClick={() => conversation.retry(msgId)}>
        {texts.retry}
      </button>
      <button type="button" onClick={() => conversation.discard(msgId)}>
        {texts.remove}
      </button>
    </div>
  );
}
