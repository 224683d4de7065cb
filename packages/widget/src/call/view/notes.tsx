import { CROSS, Icon } from '../../panel/icon.tsx';
import type { CallProps } from '../call-props.ts';
import { failureKey, noticeKey } from '../sentences.ts';
import { ToolButton } from './tool-button.tsx';

/** What the visitor should know or do, one sentence each. A bar has no stage that shows who else is there. */
export function Notes({ word, state, client, texts, isBar }: CallProps & { isBar: boolean }) {
  const { failure, notice, local, isSoundBlocked, remotes } = state;
  const others = isBar ? remotes.filter(({ party }) => party === 'supervisor') : [];
  const key = failure ? failureKey(failure) : notice && noticeKey(notice);
  return (
    <div class="call-notes">
      {others.map(({ participantId, name, isListener }) => (
        <div key={participantId} class="call-note" role="status">
          {word(isListener ? 'listening' : 'inCall', name)}
        </div>
      ))}
      {key && (
        <div class="call-note" role="alert">
          <span>{word(key)}</span>
          <ToolButton label={texts.close} onClick={client.dismiss}>
            <Icon path={CROSS} />
          </ToolButton>
        </div>
      )}
      {isSoundBlocked && (
        <div class="call-note" role="alert">
          <span>{word('soundBlocked')}</span>
          <button type="button" class="call-link" onClick={client.playSound}>
            {word('playSound')}
          </button>
        </div>
      )}
      {local.isVideoPaused && (
        <div class="call-note" role="status">
          {word('videoPaused')}
        </div>
      )}
      {local.screen && (
        <div class="call-note" role="status">
          <span>{word('youShare')}</span>
          <button type="button" class="call-link" onClick={client.stopSharing}>
            {word('stopSharing')}
          </button>
        </div>
      )}
    </div>
  );
}
