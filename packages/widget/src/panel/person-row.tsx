import { isLive } from '../conversation/thread.ts';
import { HEADSET, Icon, RIGHT } from './icon.tsx';
import { Lazy } from './lazy.tsx';
import type { View } from './view.ts';

/** Offers a person while the bot has the conversation, and says plainly that one was asked for. */
export function PersonRow(view: View) {
  const { thread, texts } = view;
  if (thread.session?.status === 'UNASSIGNED') {
    return (
      <>
        <div class="person still" role="status">
          <Icon path={HEADSET} />
          <span>
            <b>{texts.waiting}</b>
            <small>{waitingText(view)}</small>
          </span>
        </div>
        <Lazy {...view} part="Waiting" />
      </>
    );
  }
  return (
    <>
      {thread.asking === 'refused' && (
        <div class="note bad" role="alert">
          {texts.notAsked}
        </div>
      )}
      <PersonButton {...view} />
    </>
  );
}

/** No more than is known: that one can go on writing, the place in the queue, and how long it may take. */
function waitingText({ thread: { waiting }, texts }: View): string {
  if (!waiting) return texts.keepWriting;
  const { position, estimateSeconds, peopleAreThere } = waiting;
  if (!peopleAreThere) return texts.nobodyThere;
  const place = position === 1 ? texts.nextInLine : texts.place.replace('{position}', `${position}`);
  if (estimateSeconds === null) return place;
  const minutes = Math.max(1, Math.ceil(estimateSeconds / 60));
  return `${place} · ${texts.estimate.replace('{minutes}', `${minutes}`)}`;
}

export function PersonButton(view: View) {
  const { thread, texts, landing, enter, conversation } = view;
  if (!mayAskForPerson(view)) return null;
  const asking = thread.asking === 'yes';
  return (
    <button
      type="button"
      class="person"
      disabled={asking}
      onClick={() => {
        conversation.askForPerson();
        if (landing) enter();
      }}
    >
      <Icon path={HEADSET} />
      <b>{asking ? texts.asking : texts.person}</b>
      <Icon path={RIGHT} />
    </button>
  );
}

/** Only where the builder lets people be asked for, and nobody has the conversation yet. */
export const mayAskForPerson = ({ agentEscalation, thread: { session } }: View): boolean =>
  agentEscalation && (!isLive(session) || session?.status === 'INPROGRESS');
