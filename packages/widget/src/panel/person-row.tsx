import { isLive } from '../conversation/thread.ts';
import { HEADSET, Icon, RIGHT } from './icon.tsx';
import type { View } from './view.ts';

/** Offers a person while the bot has the conversation, and says plainly that one was asked for. */
export function PersonRow({ thread: { session, asking }, texts, conversation }: View) {
  if (session?.status === 'UNASSIGNED') {
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
  if (isLive(session) && session?.status !== 'INPROGRESS') return null;
  return (
    <>
      {asking === 'refused' && (
        <div class="note bad" role="alert">
          {texts.notAsked}
        </div>
      )}
      <button type="button" class="person" disabled={asking === 'yes'} onClick={conversation.askForPerson}>
        <Icon path={HEADSET} />
        <b>{asking === 'yes' ? texts.asking : texts.person}</b>
        <Icon path={RIGHT} />
      </button>
    </>
  );
}
