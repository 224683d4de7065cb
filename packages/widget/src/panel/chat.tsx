import { Away } from './away.tsx';
import { Composer } from './composer/composer.tsx';
import { Foot } from './foot.tsx';
import { Header } from './header.tsx';
import { isPhone } from './is-phone.ts';
import { Lazy } from './lazy.tsx';
import { PersonRow } from './log/agent-row.tsx';
import { Log } from './log/log.tsx';
import type { View } from './view.ts';

/** The server's message for a rejection; otherwise ours. */
export const troubleText = ({ trouble, texts }: Pick<View, 'trouble' | 'texts'>): string =>
  typeof trouble === 'string' ? trouble : texts.notAsked;

export function Chat(props: View) {
  const { open, dark, closed, appearance, onClose, visitorFiles, doAside } = props;
  const away = closed !== null;
  const takesFiles = visitorFiles && !away && !props.landing;
  const view = {
    ...props,
    away,
    landing: props.landing && !away,
    agentEscalation: props.agentEscalation && !away,
  };
  const className = `${appearance.chatBubbleBtn} ${open ? 'shown' : ''} ${dark ? 'dark' : ''}`;
  return (
    <div
      class={`panel ${className} ${appearance.chatBackgroundImg && 'pictured'}`}
      role="dialog"
      aria-modal={isPhone()}
      aria-labelledby="title"
      tabIndex={-1}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      onDragOver={(event) => takesFiles && event.preventDefault()}
      onDrop={(event) => {
        const files = event.dataTransfer?.files;
        if (!takesFiles || !files?.length) return;
        event.preventDefault();
        doAside('attach', [...files]);
      }}
    >
      <Header {...view} />
      {away ? (
        <Away {...view} />
      ) : view.landing ? (
        <Lazy {...view} part="Landing" />
      ) : (
        <>
          <Log {...view} />
          <div class="dock">
            <PersonRow {...view} />
            {view.trouble && !view.aside?.sheet && (
              <div class="note bad" role="alert">
                {troubleText(view)}
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
