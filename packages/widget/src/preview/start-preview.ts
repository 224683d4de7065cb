/**
 * Receives settings from the surrounding page and shows the launcher and the panel with them. Sends nothing
 * to a server.
 */
import { widgetColors } from '@parrot/contract/apps';
import {
  launcherAppearance,
  PREVIEW_READY,
  type PreviewMessage,
  previewMessage,
} from '@parrot/contract/conversations';
import type { LanguageCode } from '@parrot/contract/core';
import { adoptStyles } from '../appearance/adopt-styles.ts';
import { visitorMemory } from '../conversation/visitor-memory.ts';
import { drawLauncher } from '../loader/launcher.ts';
import { drawPanel, type Presentation } from '../panel/draw-panel.tsx';
import { lazyParts } from '../panel/lazy-parts.ts';
import css from '../panel/panel.css?inline';
import type { TextsModule, WidgetHost } from '../widget-host.ts';
import { scene } from './scenes.ts';
import { scriptedConversation } from './scripted-conversation.ts';

/** Nothing of the preview is stored. */
const NOWHERE = { getItem: () => null, setItem: () => {} };

export function startPreview(load: WidgetHost['load']): void {
  let show: ((message: PreviewMessage, presentation: Presentation) => void) | undefined;
  let latest: PreviewMessage | undefined;

  addEventListener('message', async ({ data, origin, source }) => {
    const sent = previewMessage.safeParse(data);
    if (origin !== location.origin || source !== parent || !sent.success) return;
    const message = sent.data;
    latest = message;
    const { texts } = (await load(`texts/${message.language}.js`)) as TextsModule;
    // A newer message may have arrived meanwhile.
    if (latest !== message) return;
    const presentation = { settings: settingsOf(message), language: message.language, texts };
    show ??= firstDrawn(load, message, presentation);
    show(message, presentation);
  });
  parent.postMessage(PREVIEW_READY, location.origin);
}

function firstDrawn(load: WidgetHost['load'], first: PreviewMessage, presentation: Presentation) {
  const script = scriptedConversation();
  const launcher = drawLauncher(launcherAppearanceIn(first.language, first), first.language, () =>
    set(!open, true),
  );
  const prefersDark = { matches: false, addEventListener: () => {} };
  let open = false;
  let before: Partial<PreviewMessage> = {};
  adoptStyles(launcher.shadow, css);
  const panel = drawPanel(
    {
      origin: location.origin,
      slot: launcher.slot,
      conversation: script.conversation,
      memory: visitorMemory('preview', NOWHERE, NOWHERE),
      prefersDark,
      landsFirst: true,
      load,
      parts: lazyParts(load, (more) => adoptStyles(launcher.shadow, more)),
      onUnread: launcher.setUnread,
      onLanguage: (language) =>
        launcher.setAppearance(launcherAppearanceIn(language, { ...first, ...before }), language),
      onClose: () => set(false),
      onOpen: () => set(true),
    },
    presentation,
  );

  const set = (next: boolean, focus = false) => {
    open = next;
    launcher.setOpen(open);
    panel.show(open, focus);
  };

  return (message: PreviewMessage, next: Presentation): void => {
    document.documentElement.dataset.mode = message.mode;
    prefersDark.matches = message.mode === 'dark';
    // A scene continues while only its appearance changes.
    if (message.scene !== before.scene || message.language !== before.language) script.play(scene(message));
    launcher.setAppearance(launcherAppearanceIn(message.language, message), message.language);
    panel.change(next);
    // Without the focus, which stays on the page around the preview.
    if (message.open !== before.open) set(message.open);
    before = message;
  };
}

/** Also in a language that is not offered to visitors yet. */
const launcherAppearanceIn = (language: LanguageCode, message: PreviewMessage) =>
  launcherAppearance({ ...message, colors: widgetColors(message.palette), languages: [language] });

const settingsOf = ({ scene: played, ...message }: PreviewMessage): Presentation['settings'] => ({
  ...message,
  colors: widgetColors(message.palette),
  closedBecause: played === 'offline' ? 'unpublished' : null,
  ratings: true,
  transcripts: true,
  isVideoCallRequired: false,
});
