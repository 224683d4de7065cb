import type { View } from '../panel/view.ts';

/** A visitor who does not want to wait can leave an address or continue with the bot. */
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

/** The expected waiting time, or why there is none. */
export function outlookText({ thread: { waiting }, texts }: View): string {
  if (!waiting) return texts.keepWriting;
  const { staffing, estimateSeconds } = waiting;
  if (staffing === 'none') return texts.insteadOfWaiting;
  if (estimateSeconds === null) return staffing === 'busy' ? texts.allBusy : texts.keepWriting;
  const minutes = Math.max(1, Math.ceil(estimateSeconds / 60));
  return minutes > 60 ? texts.overAnHour : texts.estimate.replace('{minutes}', `${minutes}`);
}
