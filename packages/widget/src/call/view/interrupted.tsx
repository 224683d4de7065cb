import { Icon, PHONE } from '../../panel/icon.tsx';
import type { CallProps } from '../call-props.ts';
import { CallFrame } from './call-frame.tsx';
import { Face } from './face.tsx';

/** The page was reloaded during a call. */
export const Interrupted = (props: CallProps) => {
  const { word, act } = props;
  return (
    <CallFrame {...props} title={props.name}>
      <div class="call-middle">
        <Face {...props} />
        <p role="alert">{word('stillInCall')}</p>
      </div>
      <div class="call-choices">
        <button type="button" class="call-wide yes" onClick={act.rejoin}>
          <Icon path={PHONE} />
          {word('rejoin')}
        </button>
        <button type="button" class="call-wide no" onClick={act.hangUp}>
          <Icon path={PHONE} />
          {word('hangUp')}
        </button>
      </div>
    </CallFrame>
  );
};
