import type { Unsent } from '../../conversation/visitor-memory.ts';
import { Lazy } from '../lazy.tsx';
import type { View } from '../view.ts';

type UnsentNoteProps = View & { unsent: Unsent; last: boolean };

/** The status of an unconfirmed message. */
export function UnsentNote(props: UnsentNoteProps) {
  const { unsent, last, thread, texts } = props;
  if (unsent.failed) return <Lazy {...props} part="FailedNote" />;
  const isDown = thread.connection === 'lost' || thread.connection === 'cut';
  return last ? <div class="note">{isDown ? texts.queued : texts.sending}</div> : null;
}
