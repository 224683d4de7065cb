import type { View } from '../panel/view.ts';

/** Whoever does not want to wait can have the answer by mail, or go on with the bot. */
export function Waiting({ thread, texts, conversation, doAside }: View) {
  if (thread.session?.answersByEmail) return <div class="note">{texts.byEmail}</div>;
  return (
    <div class="acts">
      <button type="button" class="button" onClick={() => doAside('openSheet', 'email')}>
        {texts.leaveEmail}
      </button>
      <button type="button" class="button" onClick={() => void conversation.stopWaiting()}>
        {texts.goOnWithBot}
      </button>
    </div>
  );
}
