import { isLive } from '../../conversation/thread.ts';
import { HEADSET, Icon, RIGHT } from '../icon.tsx';
import { Lazy } from '../lazy.tsx';
import type { View } from '../view.ts';

/** Offers an agent while the bot has the conversation, and something instead where none has come yet. */
export function PersonRow(view: View) {
  const { session } = view.thread;
  const waits = session?.status === 'UNASSIGNED' || (session?.status === 'INPROGRESS' && !session.botAnswers);
  return (
    <>
      <PersonButton {...view} />
      {waits && <Lazy {...view} part="Waiting" />}
    </>
  );
}

/** The queue position; if the app is closed or no agent is online, that comes first. */
export function queuePositionText({ thread: { waiting }, texts }: Pick<View, 'thread' | 'texts'>): string {
  if (!waiting) return texts.waiting;
  if (waiting.closed) return texts.closedNow;
  if (waiting.staffing === 'none') return texts.noAgentAvailable;
  const { position } = waiting;
  return position === 1 ? texts.nextInLine : texts.queuePosition.replace('{position}', `${position}`);
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

/** Only if agents can be requested and none has the conversation yet. */
export const mayAskForPerson = ({ agentEscalation, thread: { session } }: View): boolean =>
  agentEscalation && (!isLive(session) || session?.status === 'INPROGRESS');
