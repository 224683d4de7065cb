import { isLive } from '../conversation/thread.ts';
import { HEADSET, Icon, RIGHT } from './icon.tsx';
import type { View } from './view.ts';

/** Offers a person while the bot has the conversation, and says plainly that one was asked for. */
export function PersonRow(view: View) {
  const { thread, texts } = view;
  if (thread.session?.status === 'UNASSIGNED') {
    return (
      <div class="person still" role="status">
        <Icon path={HEADSET} />
        <span>
          <b>{texts.waiting}</b>
          <small>{texts.keepWriting}</small>
        </span>
      </div>
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
