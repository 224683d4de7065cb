import { DOTS, Icon } from '../icon.tsx';
import { Lazy } from '../lazy.tsx';
import type { View } from '../view.ts';
import { leaveMenu } from './leave-menu.ts';

/** The menu button. Its items are loaded on first use; Escape returns to the button. */
export function Menu(view: View) {
  const { menuOpen, openMenu, texts } = view;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears what its buttons do not.
    <div
      class="menu"
      // Pressing an item must not move the focus, which would close the menu first.
      onMouseDown={(event) => event.preventDefault()}
      onFocusOut={({ currentTarget, relatedTarget }) => {
        if (menuOpen && !currentTarget.contains(relatedTarget as Node | null)) openMenu(false);
      }}
      onKeyDown={(event) => {
        if (!menuOpen || event.key !== 'Escape') return;
        event.stopPropagation();
        leaveMenu(event.currentTarget, openMenu);
      }}
    >
      <button
        type="button"
        class="quiet"
        aria-label={texts.menu}
        aria-haspopup="menu"
        aria-expanded={menuOpen}
        onClick={() => openMenu(!menuOpen)}
      >
        <Icon path={DOTS} />
      </button>
      {menuOpen && <Lazy part="MenuList" {...view} />}
    </div>
  );
}
