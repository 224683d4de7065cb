import { HEADSET, Icon } from '../panel/icon.tsx';
import { queuePositionText } from '../panel/log/agent-row.tsx';
import type { View } from '../panel/view.ts';

/**
 * How long it takes. A visitor who does not want to wait can leave an address or, if it answers, continue with
 * the bot.
 */
export function Waiting(view: View) {
  const { thread, texts, conversation, doAside } = view;
  const { session, handover } = thread;
  const Card = handover && view.handover()?.Card;
  const card = Card && <Card {...view} />;
  const outlook = session?.status === 'UNASSIGNED' && (
    <div class="person still" role="status">
      <Icon path={HEADSET} />
      <span>
        <b>{queuePositionText(view)}</b>
        <small>{outlookText(view)}</small>
      </span>
    </div>
  );
  return (
    <>
      {outlook}
      {card}
      {session?.answersByEmail ? (
        <div class="note">{texts.byEmail}</div>
      ) : (
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
      )}
    </>
  );
}

/** The expected waiting time, or why there is none. */
function outlookText({ thread: { session, waiting }, texts, locale }: View): string {
  if (!waiting) return texts.keepWriting;
  if (waiting.closed?.opensAt) {
    const when = openingText(waiting.closed.opensAt, locale);
    return (session?.answersByEmail ? texts.answersAt : texts.opensAt).replace('{when}', when);
  }
  const { staffing, estimateSeconds } = waiting;
  if (waiting.closed || staffing === 'none')
    return session?.botAnswers && !session.answersByEmail ? texts.insteadOfWaiting : texts.keepWriting;
  if (estimateSeconds === null) return staffing === 'busy' ? texts.allBusy : texts.keepWriting;
  const minutes = Math.max(1, Math.ceil(estimateSeconds / 60));
  return minutes > 60 ? texts.overAnHour : texts.estimate.replace('{minutes}', `${minutes}`);
}

const WEEK_MS = 6 * 24 * 60 * 60 * 1_000;

/** In the visitor's time zone and language: the weekday and the time, from a week on with the date. */
function openingText(opensAt: string, locale: string): string {
  const moment = new Date(opensAt);
  const isFar = moment.getTime() - Date.now() > WEEK_MS;
  return new Intl.DateTimeFormat(locale, {
    weekday: isFar ? 'short' : 'long',
    hour: 'numeric',
    minute: '2-digit',
    ...(isFar && { day: 'numeric', month: 'long' }),
  }).format(moment);
}
