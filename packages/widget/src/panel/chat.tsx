import { Away } from './away.tsx';
import { Composer } from './composer.tsx';
import { Foot } from './foot.tsx';
import { Header } from './header.tsx';
import { isPhone } from './is-phone.ts';
import { Landing } from './landing.tsx';
import { Log } from './log.tsx';
import { PersonRow } from './person-row.tsx';
import type { View } from './view.ts';

export function Chat(props: View) {
  const { open, dark, published, thread, appearance, onClose } = props;
  const away = !published || thread.unavailable;
  const view = {
    ...props,
    away,
    landing: props.landing && !away,
    agentEscalation: props.agentEscalation && !away,
  };
  const look = `${appearance.chatBubbleBtn} ${open ? 'shown' : ''} ${dark ? 'dark' : ''}`;
  return (
    <div
      class={`panel ${look} ${appearance.chatBackgroundImg && 'pictured'}`}
      role="dialog"
      aria-modal={isPhone()}
      aria-labelledby="title"
      tabIndex={-1}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <Header {...view} />
      {away ? (
        <Away {...view} />
      ) : view.landing ? (
        <Landing {...view} />
      ) : (
        <>
          <Log {...view} />
          <div class="dock">
            <PersonRow {...view} />
            <Composer {...view} />
          </div>
        </>
      )}
      <Foot {...view} />
    </div>
  );
}
