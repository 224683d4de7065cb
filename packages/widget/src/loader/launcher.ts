/**
 * The round button in the corner, in its own shadow root. Every page pays for it, so it has few elements: its
 * icons are CSS, and so is the badge, which comes with the panel.
 */
import type { LauncherAppearance } from '@parrot/contract/conversations';
import type { LanguageCode } from '@parrot/contract/core';
import { adoptStyles } from '../appearance/adopt-styles.ts';
import { LAUNCHER_TEXTS } from '../texts/launcher-texts.ts';
import css from './launcher.css?inline';
import { HOST_TAG } from './own-script.ts';

/**
 * Inline and important, so that no rule of the page applies; `all` does not include the direction. Fixed and
 * without size: nothing moves.
 */
const HOST_STYLE =
  'all:initial!important;direction:ltr!important;position:fixed!important;z-index:2147483000!important';

const CHILDREN = { childList: true };

export function drawLauncher(first: LauncherAppearance, language: LanguageCode, onClick: () => void) {
  const element = document.createElement(HOST_TAG);
  element.style.cssText = HOST_STYLE;
  const shadow = element.attachShadow({ mode: 'open' });
  adoptStyles(shadow, css);

  const root = make('div', { className: 'root', role: 'region' });
  // Pages listen for single keys, and don't recognize a field in a shadow root.
  for (const type of ['keydown', 'keypress', 'keyup'])
    root.addEventListener(type, (event) => event.stopPropagation());

  const slot = make('div', {});
  const button = make('button', { type: 'button', className: 'launcher', onclick: onClick });
  root.append(slot, button);
  shadow.append(root);

  let open = false;
  let unread = 0;
  let texts = LAUNCHER_TEXTS[language];
  const describe = () => {
    const change = open ? 0 : unread;
    const label = open ? texts.close : texts.open;
    button.ariaLabel = change ? `${label} (${change})` : label;
    button.ariaExpanded = `${open}`;
    button.dataset.badge = change > 9 ? '9+' : change ? `${change}` : '';
  };
  const setAppearance = ({ brandColor, ink, titles }: LauncherAppearance, speaks: LanguageCode) => {
    texts = LAUNCHER_TEXTS[speaks];
    root.lang = speaks;
    root.ariaLabel = titles[speaks] ?? '';
    root.style.setProperty('--brand', brandColor);
    root.style.setProperty('--ink', ink);
    describe();
  };
  setAppearance(first, language);
  const attach = () => {
    document.body.append(element);
    observer.observe(document.body, CHILDREN);
  };
  // A page that replaces its body, or all that is in it, keeps the chat. One that removes the chat alone does not.
  const observer = new MutationObserver((records) => {
    if (element.isConnected) return;
    if (element.parentNode || records.some(({ removedNodes }) => [...removedNodes].indexOf(element) > 0))
      attach();
  });
  observer.observe(document.documentElement, CHILDREN);
  attach();

  return {
    shadow,
    slot,
    setAppearance,
    setUnread(count: number) {
      unread = count;
      describe();
    },
    setOpen(next: boolean) {
      // A page that closes the chat keeps its own focus; a visitor who was inside returns to the button.
      const inside = shadow.activeElement;
      open = next;
      root.classList.toggle('open', open);
      describe();
      if (!open && inside) button.focus();
    },
  };
}

const make = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
): HTMLElementTagNameMap[Tag] => Object.assign(document.createElement(tag), properties);
