import { unreadCount } from '../../conversation/thread.ts';
import { Icon, PHONE } from '../../panel/icon.tsx';
import type { CallProps } from '../call-props.ts';
import { CHAT, EXPAND } from '../icons.ts';
import { CallFrame } from './call-frame.tsx';
import { Controls } from './controls.tsx';
import { DeviceMenu } from './device-menu.tsx';
import { Notes } from './notes.tsx';
import { Quality } from './quality.tsx';
import { Stage } from './stage.tsx';
import { statusText } from './status-text.ts';
import { ToolButton } from './tool-button.tsx';

/**
 * From the first ring to the end. The bar has the same elements, so that a picture in picture survives going
 * back to the chat.
 */
export function InCall(props: CallProps & { isBar: boolean }) {
  const { word, act, name, ui, screen, thread, isBar } = props;
  const isActive = screen === 'active';
  const unread = unreadCount(thread);
  const status = statusText(props);
  return (
    <CallFrame
      {...props}
      title={name}
      support={
        <>
          <span role="status">{status}</span>
          {isActive && !status && <span class="timer" role="timer" />}
          {isActive && <Quality {...props} />}
        </>
      }
      onBack={act.collapse}
      tools={
        isBar ? (
          <ToolButton label={word('showCall')} onClick={act.expand}>
            <Icon path={EXPAND} />
          </ToolButton>
        ) : (
          <ToolButton label={word('backToChat')} onClick={act.collapse}>
            <Icon path={CHAT} />
            {unread > 0 && <span class="call-unread">{unread}</span>}
          </ToolButton>
        )
      }
    >
      <Stage {...props} />
      <Notes {...props} />
      {ui.showsDevices && isActive && !isBar && <DeviceMenu {...props} />}
      {isActive || isBar ? (
        <Controls {...props} />
      ) : (
        <div class="call-choices">
          <button type="button" class="call-wide no" onClick={act.hangUp}>
            <Icon path={PHONE} />
            {word('cancelCall')}
          </button>
        </div>
      )}
    </CallFrame>
  );
}
