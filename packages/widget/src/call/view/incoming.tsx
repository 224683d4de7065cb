import { Icon, PHONE } from '../../panel/icon.tsx';
import type { CallProps } from '../call-props.ts';
import { incomingCall } from '../call-screen.ts';
import { CAMERA } from '../icons.ts';
import { CallFrame } from './call-frame.tsx';
import { Face } from './face.tsx';

/**
 * The agent rings. It takes no focus, because a visitor who is typing must not accept by accident; it is
 * announced instead.
 */
export function Incoming(props: CallProps) {
  const { word, act, state } = props;
  const isVideo = incomingCall(state)?.kind === 'video';
  return (
    <CallFrame {...props} title={word('incoming')} support={word(isVideo ? 'videoCall' : 'voiceCall')}>
      <div class="unseen" role="alert">
        {word('incoming')}
      </div>
      <div class="call-middle">
        <Face {...props} rings />
      </div>
      <div class="call-choices">
        <button type="button" class="call-wide yes" onClick={() => act.accept(isVideo)}>
          <Icon path={isVideo ? CAMERA : PHONE} />
          {word('accept')}
        </button>
        {isVideo && (
          <button type="button" class="call-wide plain" onClick={() => act.accept(false)}>
            <Icon path={PHONE} />
            {word('acceptWithoutCamera')}
          </button>
        )}
        <button type="button" class="call-wide no" onClick={act.decline}>
          <Icon path={PHONE} />
          {word('decline')}
        </button>
      </div>
    </CallFrame>
  );
}
