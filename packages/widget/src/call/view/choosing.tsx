import { Icon, PHONE } from '../../panel/icon.tsx';
import type { CallProps } from '../call-props.ts';
import { CAMERA } from '../icons.ts';
import { CallFrame } from './call-frame.tsx';
import { Face } from './face.tsx';

/** Voice or video? */
export const Choosing = (props: CallProps) => {
  const { word, act } = props;
  return (
    <CallFrame {...props} title={word('title')} onBack={act.close}>
      <div class="call-middle">
        <Face {...props} />
        <p>{word('startHint')}</p>
      </div>
      <div class="call-choices">
        <button type="button" class="call-wide" onClick={() => act.call('voice')}>
          <Icon path={PHONE} />
          {word('voiceCall')}
        </button>
        <button type="button" class="call-wide plain" onClick={() => act.call('video')}>
          <Icon path={CAMERA} />
          {word('videoCall')}
        </button>
      </div>
    </CallFrame>
  );
};
