import type { LanguageCode } from '@parrot/contract/core';
import { isLive } from '../conversation/thread.ts';
import { CHECK, CROSS, DOTS, HEADSET, Icon, MAIL } from './icon.tsx';
import { mayAskForPerson } from './person-row.tsx';
import type { View } from './view.ts';

/** What is seldom needed: a person, the transcript, the end, the language, the sound. By arrow keys as menus are; Escape leads back to its button. */
export function Menu(view: View) {
  const { menuOpen, openMenu, doAside, texts, appearance, languages, muted, conversation } = view;
  const { session } = view.thread;
  const talks = session && !view.closed;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears what its buttons do not.
    <div
      class="menu"
      // Pressing an item must not move the focus out of the menu, which would close it before it is chosen.
      onMouseDown={(event) => event.preventDefault()}
      onFocusOut={({ currentTarget, relatedTarget }) => {
        if (menuOpen && !currentTarget.contains(relatedTarget as Node | null)) openMenu(false);
      }}
      onKeyDown={(event) => {
        if (!menuOpen || event.key !== 'Escape') return;
        event.stopPropagation();
        leave(event.currentTarget, openMenu);
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
      {menuOpen && (
        <div role="menu" ref={enterMenu} onKeyDown={walk}>
          {appearance.escalationNavMenu && mayAskForPerson(view) && (
            <Item
              role="menuitem"
              path={HEADSET}
              text={texts.person}
              {...view}
              act={conversation.askForPerson}
            />
          )}
          {talks && view.transcripts && (
            <Item
              role="menuitem"
              path={MAIL}
              text={texts.transcript}
              {...view}
              act={() => doAside('openSheet', 'transcript')}
            />
          )}
          {talks && isLive(session) && (
            <Item
              role="menuitem"
              path={CROSS}
              text={texts.end}
              {...view}
              act={() => doAside('openSheet', 'end')}
            />
          )}
          {languages.length > 1 && (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a menu.
            <div role="group" aria-label={texts.language}>
              {languages.map((code) => (
                <Item
                  key={code}
                  role="menuitemradio"
                  checked={code === view.language}
                  text={ownName(code)}
                  lang={code}
                  {...view}
                  act={() => view.choose(code)}
                />
              ))}
            </div>
          )}
          <Item
            role="menuitemcheckbox"
            checked={!muted}
            text={texts.sound}
            {...view}
            act={view.toggleSound}
          />
        </div>
      )}
    </div>
  );
}

type ItemProps = View & {
  role: 'menuitem' | 'menuitemradio' | 'menuitemcheckbox';
  text: string;
  path?: string;
  lang?: LanguageCode;
  checked?: boolean;
  act: () => void;
};

const Item = ({ role, text, path = CHECK, lang, checked, act, landing, enter, openMenu }: ItemProps) => (
  // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a plain item is given none.
  <button
    type="button"
    role={role}
    tabIndex={-1}
    lang={lang}
    aria-checked={checked}
    onClick={({ currentTarget }) => {
      // The menu goes first: what the item opens may want the focus.
      if (role !== 'menuitemcheckbox') leave(currentTarget.closest('.menu'), openMenu);
      act();
      if (role === 'menuitem' && landing) enter();
    }}
  >
    <Icon path={path} />
    {text}
  </button>
);

function leave(menu: Element | null, openMenu: View['openMenu']): void {
  openMenu(false);
  menu?.querySelector('button')?.focus();
}

/** Of the same identity every time it is drawn, so that the focus is taken once. */
const enterMenu = (menu: HTMLElement | null): void => menu?.querySelector('button')?.focus();

function walk(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const items = [...event.currentTarget.querySelectorAll('button')];
  const at = items.indexOf(event.target as HTMLButtonElement);
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  items.at(next % items.length)?.focus();
}

/** A language by the name its speakers give it. */
function ownName(code: LanguageCode): string {
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}
