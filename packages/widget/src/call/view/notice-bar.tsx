import { agentOf } from '../../conversation/thread.ts';
import { CROSS, Icon } from '../../panel/icon.tsx';
import type { CallProps } from '../call-props.ts';
import { endKey } from '../sentences.ts';
import { ToolButton } from './tool-button.tsx';

/** A sentence above the chat: a missed call, or one that is over while the panel is closed. */
export function NoticeBar({ word, ui, state, act, thread, texts, open }: CallProps) {
  const { notice } = ui;
  const key = notice?.key ?? (state.call ? endKey(state.call, state.ending) : 'ended');
  const canCallBack = open && key === 'youMissed' && agentOf(thread.session) !== null;
  return (
    <div class="callbar notice" role="status">
      <span>{word(key, notice?.name)}</span>
      {canCallBack && (
        <button type="button" class="call-link" onClick={act.choose}>
          {word('callBack')}
        </button>
      )}
      <ToolButton label={texts.close} onClick={act.close}>
        <Icon path={CROSS} />
      </ToolButton>
    </div>
  );
}
