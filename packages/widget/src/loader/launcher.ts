/** The round button in the corner, in a shadow root of its own. */
import { inkOn } from '@parrot/contract/apps';
import type { LanguageCode } from '@parrot/contract/core';
import { adoptStyles } from '../look/adopt-styles.ts';
import { LAUNCHER_TEXTS } from '../texts/launcher-texts.ts';
import type { WidgetConfig } from '../widget-host.ts';
import css from './launcher.css?inline';
import { HOST_TAG } from './own-script.ts';

const BUBBLE = 'M3 20l1.3-3.9c-2.3-3.4-1.4-7.9 2.1-10.4s8.6-2.3 11.8.5 3.7 7.3 1 10.5-7.6 4.2-11.5 2.3L3 20';
const CROSS = 'M18 6l-12 12M6 6l12 12';
/** Inline and important, so that no rule of the page can reach in. Fixed and without size: nothing moves. */
const HOST_STYLE =
  'all:initial!important;position:fixed!important;right:0!important;bottom:0!important;z-index:2147483000!important';
const SVG = 'http://www.w3.org/2000/svg';

type Look = Pick<WidgetConfig, 'appearance' | 'palette' | 'translations'>;

export function drawLauncher(config: Look, language: LanguageCode, onClick: () => void) {
  const element = document.createElement(HOST_TAG);
  element.style.cssText = HOST_STYLE;
  const shadow = element.attachShadow({ mode: 'open' });
  adoptStyles(shadow, css);

  const root = make('div', { class: 'root', role: 'region' });
  // Pages listen for single keys, and to them a field in a shadow root does not look like one.
  for (const type of ['keydown', 'keypress', 'keyup'])
    root.addEventListener(type, (event) => event.stopPropagation());

  const slot = make('div', {});
  const button = make('button', { type: 'button', class: 'launcher' });
  const badge = make('span', { class: 'badge' });
  button.append(icon(BUBBLE, 'say'), icon(CROSS, 'cross'), badge);
  button.onclick = onClick;
  root.append(slot, button);
  shadow.append(root);

  let open = false;
  let unread = 0;
  let texts = LAUNCHER_TEXTS[language];
  const describe = () => {
    const news = !open && unread;
    const label = open ? texts.close : texts.open;
    button.ariaLabel = news ? `${label} (${news})` : label;
    button.ariaExpanded = `${open}`;
    badge.textContent = news ? (news > 9 ? '9+' : `${news}`) : '';
  };
  const look = ({ appearance, translations, palette: { brandColor } }: Look, speaks: LanguageCode) => {
    texts = LAUNCHER_TEXTS[speaks];
    root.lang = speaks;
    root.ariaLabel =
      translations[speaks]?.NavigationTitle || appearance.NavigationTitle || appearance.botName;
    root.style.setProperty('--brand', brandColor);
    root.style.setProperty('--ink', inkOn(brandColor));
    describe();
  };
  look(config, language);
  document.body.append(element);

  return {
    shadow,
    slot,
    look,
    setUnread(count: number) {
      unread = count;
      describe();
    },
    setOpen(next: boolean) {
      // A page that closes the chat keeps its own focus; a visitor who was inside gets back to the button.
      const inside = shadow.activeElement;
      open = next;
      root.classList.toggle('open', open);
      describe();
      if (!open && inside) button.focus();
    },
  };
}

function make(tag: string, attributes: Record<string, string>): HTMLElement {
  const element = document.createElement(tag);
  for (const name in attributes) element.setAttribute(name, attributes[name] ?? '');
  return element;
}

function icon(d: string, name: string): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  const path = document.createElementNS(SVG, 'path');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('class', name);
  path.setAttribute('d', d);
  svg.append(path);
  return svg;
}
