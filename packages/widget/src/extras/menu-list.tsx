import type { LanguageCode } from '@parrot/contract/core';
import { isLive } from '../conversation/thread.ts';
import { CHECK, CROSS, HEADSET, Icon, MAIL } from '../panel/icon.tsx';
import { mayAskForPerson } from '../panel/log/agent-row.tsx';
import { leaveMenu } from '../panel/menu/leave-menu.ts';
import type { View } from '../panel/view.ts';

/** The menu: agent, transcript, end, language, sound. Navigated with arrow keys. */
export function MenuList(view: View) {
  const { doAside, texts, appearance, languages, muted, conversation } = view;
  const { session } = view.thread;
  const talks = session && !view.closed;
  return (
    <div role="menu" ref={enterMenu} onKeyDown={walk}>
      {appearance.escalationNavMenu && mayAskForPerson(view) && (
        <Item role="menuitem" path={HEADSET} text={texts.person} {...view} act={conversation.askForPerson} />
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
      <Item role="menuitemcheckbox" checked={!muted} text={texts.sound} {...view} act={view.toggleSound} />
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
      // The menu closes first: the item may move the focus.
      if (role !== 'menuitemcheckbox') leaveMenu(currentTarget.closest('.menu'), openMenu);
      act();
      if (role === 'menuitem' && landing) enter();
    }}
  >
    <Icon path={path} />
    {text}
  </button>
);

/** A stable function, so that the focus is set once. */
const enterMenu = (menu: HTMLElement | null): void => menu?.querySelector('button')?.focus();

function walk(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const items = [...event.currentTarget.querySelectorAll('button')];
  const at = items.indexOf(event.target as HTMLButtonElement);
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  items.at(next % items.length)?.focus();
}

/** A language by its native name. */
function ownName(code: LanguageCode): string {
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}
