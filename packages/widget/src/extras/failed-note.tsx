import type { Unsent } from '../conversation/visitor-memory.ts';
import type { View } from '../panel/view.ts';
import { reasonText } from './reason-text.ts';

/** A rejected message: why, and what the visitor can do. */
export function FailedNote({ unsent, texts, conversation }: View & { unsent: Unsent }) {
  const { msgId, files, why } = unsent;
  return (
    <div class="note bad" role="alert">
      {texts.failed} {!files?.length && why && reasonText(texts, why, 'notAsked')}
      <button type="button" onClick={() => conversation.retry(msgId)}>
        {texts.retry}
      </button>
      <button type="button" onClick={() => conversation.discard(msgId)}>
        {texts.remove}
      </button>
    </div>
  );
}
