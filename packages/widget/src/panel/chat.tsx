import { isPhone } from '../appearance/is-phone.ts';
import { Composer } from './composer/composer.tsx';
import { isComposing } from './composer/is-composing.ts';
import { Foot } from './foot.tsx';
import { Header } from './header.tsx';
import { Lazy } from './lazy.tsx';
import { PersonRow } from './log/agent-row.tsx';
import { Log } from './log/log.tsx';
import type { View } from './view.ts';

export function Chat(props: View) {
  const { open, dark, closed, appearance, calls, onClose, visitorFiles, doAside } = props;
  const away = closed !== null;
  const takesFiles = visitorFiles && !away && !props.landing;
  const view = {
    ...props,
    away,
    landing: props.landing && !away,
    agentEscalation: props.agentEscalation && !away,
  };
  // A call goes on, and rings, while the panel is closed.
  const shown = open ? 'shown' : calls?.shape(open) ? 'shown mini' : '';
  const className = `${appearance.chatBubbleBtn} ${shown} ${dark ? 'dark' : ''}`;
  return (
    <div
      class={`panel ${className} ${appearance.chatBackgroundImg && 'pictured'}`}
      role="dialog"
      aria-modal={open && isPhone()}
      aria-labelledby="title"
      tabIndex={-1}
      onKeyDown={(event) => {
        const { key, currentTarget } = event;
        if (key === 'Escape' && !isComposing(event)) onClose();
        // Where it covers the page, Tab must not lead behind it.
        if (key === 'Tab' && isPhone())
          setTimeout(() => currentTarget.querySelector(':focus') ?? currentTarget.focus());
      }}
      onDragOver={(event) => takesFiles && event.preventDefault()}
      onDrop={(event) => {
        const files = event.dataTransfer?.files;
        if (!takesFiles || !files?.length) return;
        event.preventDefault();
        doAside('attach', [...files]);
      }}
    >
      <Header {...view} />
      {calls && <calls.View {...view} />}
      {away ? (
        <Lazy {...view} part="Away" />
      ) : view.landing ? (
        <Lazy {...view} part="Landing" />
      ) : (
        <>
          <Log {...view} />
          <div class="dock">
            <PersonRow {...view} />
            {view.trouble && !view.aside?.sheet && (
              <div class="note bad" role="alert">
                {view.extras()?.troubleText(view) ?? view.texts.notAsked}
              </div>
            )}
            {view.aside && <Lazy {...view} part="AsidePanel" />}
            <Composer {...view} />
          </div>
        </>
      )}
      <Foot {...view} />
    </div>
  );
}
