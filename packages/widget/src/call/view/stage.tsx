import { Icon } from '../../panel/icon.tsx';
import { agentIn } from '../agent-in.ts';
import type { CallProps } from '../call-props.ts';
import { EXPAND, MICROPHONE_OFF, PICTURE_IN_PICTURE, SHRINK } from '../icons.ts';
import { Face } from './face.tsx';
import { SelfView } from './self-view.tsx';
import { ToolButton } from './tool-button.tsx';
import { Video } from './video.tsx';

/** What the agent shows: their screen, their camera, or their face. */
export function Stage(props: CallProps & { isBar: boolean }) {
  const { word, name, state, screen: current, isBar } = props;
  const agent = agentIn(state.call, state.remotes);
  const { screenStream: screen = null, cameraStream: camera = null } = agent ?? {};
  const main = screen ?? camera;
  return (
    <div class={main ? 'call-stage filled' : 'call-stage'}>
      {main ? (
        <Video
          stream={main}
          class={screen ? 'remote whole' : 'remote'}
          label={word(screen ? 'screenOf' : 'videoOf')}
        />
      ) : (
        <Face name={name} rings={current === 'outgoing'} />
      )}
      {!isBar && (
        <>
          {screen && camera && <Video stream={camera} class="call-thumb" label={word('videoOf')} />}
          <Chips {...props} />
          {current === 'active' && <Tools {...props} hasVideo={main !== null} />}
          <SelfView {...props} />
        </>
      )}
    </div>
  );
}

/** Who can't be heard, and who else is in the call. */
const Chips = ({ word, state: { remotes } }: CallProps) => (
  <div class="call-chips" role="status">
    {remotes.map(({ participantId, party, name, isListener, media }) =>
      party === 'supervisor' ? (
        <span key={participantId}>{word(isListener ? 'listening' : 'inCall', name)}</span>
      ) : (
        !media.audio && (
          <span key={participantId}>
            <Icon path={MICROPHONE_OFF} />
            {word('isMuted', name)}
          </span>
        )
      ),
    )}
  </div>
);

function Tools({ word, act, hasVideo }: CallProps & { hasVideo: boolean }) {
  const isFull = document.fullscreenElement !== null;
  return (
    <div class="call-tools">
      {hasVideo && document.pictureInPictureEnabled && (
        <ToolButton label={word('pictureInPicture')} onClick={act.togglePicture}>
          <Icon path={PICTURE_IN_PICTURE} />
        </ToolButton>
      )}
      {document.fullscreenEnabled && (
        <ToolButton label={word(isFull ? 'exitFullScreen' : 'fullScreen')} onClick={act.toggleFullScreen}>
          <Icon path={isFull ? SHRINK : EXPAND} />
        </ToolButton>
      )}
    </div>
  );
}
