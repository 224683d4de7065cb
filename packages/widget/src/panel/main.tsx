/** The chat panel: mounted once by the loader into its shadow root, then shown and hidden. */
import type { LIMITS } from '@parrot/contract/core';
import { adoptStyles } from '../appearance/adopt-styles.ts';
import { startConversation } from '../conversation/conversation.ts';
import type { PanelTexts } from '../texts/panel-texts.ts';
import type { Panel, WidgetHost } from '../widget-host.ts';
import { drawPanel } from './draw-panel.tsx';
import { lazyParts } from './lazy-parts.ts';

export { default as css } from './panel.css?inline';

const LONGEST_IDENTITY: (typeof LIMITS)['identityToken'] = 4_000;
/** Pages that navigate by themselves report it in no way that all browsers have, so it is polled. */
const POLL_MS = 2_000;
const LONGEST_MESSAGE: (typeof LIMITS)['messageLength'] = 4_000;

export function mountPanel(host: WidgetHost, texts: PanelTexts): Panel {
  const { origin, parrotId, memory, config: settings, language, script, slot } = host;
  const browserLanguage = memory.read().language ?? script.dataset.language ?? navigator.language;
  const parts = lazyParts(host.load, (css) => adoptStyles(slot.getRootNode() as ShadowRoot, css));
  const identity = () => script.dataset.identity?.slice(0, LONGEST_IDENTITY);
  const page = () => location.href.slice(0, 2_000);
  let explained: string | undefined;

  const conversation = startConversation({
    origin,
    visitor: {
      parrotId,
      page: page(),
      language: browserLanguage.slice(0, 20),
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      identity: identity(),
    },
    memory,
    bringFiles: (...files) =>
      parts('extras')
        .get()
        .then(
          (found) => found.bringFiles(origin, parrotId)(...files),
          () => '',
        ),
    needsIdentity: settings.authentication,
    onIdentity(found) {
      // Logged once per identity: the connection may break often.
      if (!found || found === 'none' || found === 'verified' || explained === identity()) return;
      explained = identity();
      parts('extras')
        .get()
        .then(({ explainIdentity }) => explainIdentity(found), console.warn);
    },
    onLeft: () => panel.emptyField(),
    signals: window,
  });
  setInterval(() => conversation.visit(page()), POLL_MS);
  new MutationObserver(() => conversation.identify(identity())).observe(script, {
    attributeFilter: ['data-identity'],
  });

  const scheme = matchMedia('(prefers-color-scheme: dark)');
  const prefersDark = {
    get matches() {
      const { theme } = script.dataset;
      return theme ? theme === 'dark' : scheme.matches;
    },
    addEventListener(type: 'change', listener: () => void) {
      scheme.addEventListener(type, listener);
      new MutationObserver(listener).observe(script, { attributeFilter: ['data-theme'] });
    },
  };
  const panel = drawPanel({ ...host, conversation, prefersDark, parts }, { settings, language, texts });
  const connect = () => {
    if (!settings.closedBecause) conversation.connect();
  };
  return {
    connect,
    show(open, quietly) {
      if (open && quietly && !memory.read().visitorToken)
        for (const use of ['focusin', 'pointerdown']) slot.addEventListener(use, connect, { once: true });
      else if (open) connect();
      panel.show(open, !quietly);
    },
    ask(question) {
      const value = question.trim().slice(0, LONGEST_MESSAGE);
      if (value && !settings.closedBecause) conversation.write(value);
    },
    speak: panel.speak,
  };
}
