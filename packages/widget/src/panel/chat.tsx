import { Away } from './away.tsx';
import { Composer } from './composer.tsx';
import { Foot } from './foot.tsx';
import { Header } from './header.tsx';
import { isPhone } from './is-phone.ts';
import { Log } from './log.tsx';
import { PersonRow } from './person-row.tsx';
import type { View } from './view.ts';

export function Chat(view: View) {
  const { open, published, thread, onClose } = view;
  const away = !published || thread.unavailable;
  return (
    <div
      class={open ? 'panel shown' : 'panel'}
      role="dialog"
      aria-modal={isPhone()}
      aria-labelledby="title"
      tabIndex={-1}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <Header {...view} away={away} />
      {away ? (
        <Away {...view} />
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
