import type { LIMITS } from '@parrot/contract/core';
import { agentOf } from '../../conversation/thread.ts';
import { showOverLimit } from '../../extras/show-over-limit.ts';
import { Stars } from '../../extras/stars.tsx';
import type { CallProps } from '../call-props.ts';
import { durationText, talkMs } from '../call-time.ts';
import { endKey } from '../sentences.ts';
import { CallFrame } from './call-frame.tsx';
import { Face } from './face.tsx';

const LONGEST: (typeof LIMITS)['ratingComment'] = 1_000;

/** The call is over: why, how long it was, and how it was. */
export function Over(props: CallProps) {
  const { word, act, ui, state, thread, texts, name } = props;
  const { call, ending } = state;
  if (!call) return null;
  const key = endKey(call, ending);
  const hasTalked = call.answeredAt !== null && ending !== 'elsewhere';
  const canCallAgain = !hasTalked && ending !== 'elsewhere' && agentOf(thread.session) !== null;
  return (
    <CallFrame {...props} title={name} onBack={act.close}>
      <div class="call-middle">
        <Face name={name} />
        <p role="status">
          {word(key)}
          {hasTalked && call.endedAt && <small>{durationText(talkMs(call))}</small>}
        </p>
        {hasTalked && ui.rating !== 'sent' && (
          <Stars {...props} legend={word('rate')} give={act.rate}>
            <textarea
              name="comment"
              rows={2}
              onInput={({ currentTarget }) => showOverLimit(currentTarget, LONGEST, props)}
              aria-label={texts.comment}
              placeholder={texts.comment}
            />
            <output class="note bad over" />
            {ui.rating === 'failed' && (
              <div class="note bad" role="alert">
                {word('notRated')}
              </div>
            )}
          </Stars>
        )}
        {ui.rating === 'sent' && <p role="status">{texts.thanks}</p>}
      </div>
      <div class="call-choices">
        {canCallAgain && (
          <button type="button" class="call-wide" onClick={() => act.call(call.kind)}>
            {word('callAgain')}
          </button>
        )}
        <button type="button" class="call-wide plain" onClick={act.close}>
          {word(hasTalked && ui.rating !== 'sent' ? 'skip' : 'backToChat')}
        </button>
      </div>
    </CallFrame>
  );
}

/** No call came about. */
export const Problem = (props: CallProps) => {
  const { word, act, ui, name, texts } = props;
  return (
    <CallFrame {...props} title={name} onBack={act.close}>
      <div class="call-middle">
        <Face name={name} />
        <p role="alert">{ui.problem}</p>
      </div>
      <div class="call-choices">
        <button type="button" class="call-wide" onClick={act.choose}>
          {texts.retry}
        </button>
        <button type="button" class="call-wide plain" onClick={act.close}>
          {word('backToChat')}
        </button>
      </div>
    </CallFrame>
  );
};
