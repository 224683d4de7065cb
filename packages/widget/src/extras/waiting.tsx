import type { View } from '../panel/view.ts';

/** A visitor who does not want to wait can leave an address or, if it answers, continue with the bot. */
export function Waiting({ thread: { session }, texts, conversation, doAside }: View) {
  if (session?.answersByEmail) return <div class="note">{texts.byEmail}</div>;
  return (
    <div class="acts">
      <button type="button" class="button" onClick={() => doAside('openSheet', 'email')}>
        {texts.leaveEmail}
      </button>
      {session?.botAnswers && (
        <button type="button" class="button" onClick={() => void conversation.stopWaiting()}>
          {texts.goOnWithBot}
        </button>
      )}
    </div>
  );
}

/** The expected waiting time, or why there is none. */
export function outlookText({ thread: { session, waiting }, texts }: View): string {
  if (!waiting) return texts.keepWriting;
  const { staffing, estimateSeconds } = waiting;
  if (staffing === 'none')
    return session?.botAnswers && !session.answersByEmail ? texts.insteadOfWaiting : texts.keepWriting;
  if (estimateSeconds === null) return staffing === 'busy' ? texts.allBusy : texts.keepWriting;
  const minutes = Math.max(1, Math.ceil(estimateSeconds / 60));
  return minutes > 60 ? texts.overAnHour : texts.estimate.replace('{minutes}', `${minutes}`);
}
