import { CROSS, Icon } from '../../panel/icon.tsx';
import type { Child } from '../../rendering/element.ts';
import type { CallProps } from '../call-props.ts';
import { ToolButton } from './tool-button.tsx';

type FrameProps = CallProps & {
  title: string;
  /** Announced when it changes. */
  support?: Child;
  /** The way back to the chat; without one, Escape closes the panel. */
  onBack?: (() => void) | undefined;
  /** A row above the chat instead. */
  isBar?: boolean;
  /** Instead of a button that closes. */
  tools?: Child;
  children?: Child;
};

/** Covers the panel: who the call is with, what it does, and the way back to the chat. */
export function CallFrame({ word, title, support, onBack, isBar, tools, children }: FrameProps) {
  return (
    <div
      class={isBar ? 'callbar' : 'call'}
      role="dialog"
      aria-labelledby="call-title"
      tabIndex={-1}
      onKeyDown={(event) => {
        // In full screen, the browser uses Escape.
        if (event.key !== 'Escape' || isBar || !onBack || document.fullscreenElement) return;
        event.stopPropagation();
        onBack();
      }}
    >
      <div class="call-head">
        <div class="heading">
          <div id="call-title" class="cut">
            {title}
          </div>
          <div class="support">{support}</div>
        </div>
        {tools ??
          (onBack && (
            <ToolButton label={word('backToChat')} onClick={onBack}>
              <Icon path={CROSS} />
            </ToolButton>
          ))}
      </div>
      {children}
    </div>
  );
}
