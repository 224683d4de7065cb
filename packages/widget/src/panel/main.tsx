/** The chat panel: mounted once by the loader into its shadow root, then shown and hidden. */
import { render } from 'preact';
import { startConversation } from '../conversation/conversation.ts';
import { unreadCount } from '../conversation/thread.ts';
import { readableOn } from '../look/readable-on.ts';
import type { PanelTexts } from '../texts/panel-texts.ts';
import type { Panel, WidgetHost } from '../widget-host.ts';
import { Chat } from './chat.tsx';
import { followLog } from './follow-log.ts';
import { isPhone } from './is-phone.ts';
import { keepKeyboardRoom } from './keyboard-room.ts';

export { default as css } from './panel.css?inline';

/** The grounds on which the brand's colour is hardest to read. */
const GROUNDS: Record<string, string> = { '--accent-light': '#f2f4f3', '--accent-dark': '#212725' };

export function mountPanel(host: WidgetHost, texts: PanelTexts): Panel {
  const { origin, parrotId, memory, contrast, slot, config, onUnread, onClose } = host;
  const { appearance, language, published } = config;
  const locale = navigator.language.startsWith(language) ? navigator.language : language;
  const returning = Boolean(memory.read().visitorToken);
  let open = false;

  const conversation = startConversation({
    origin,
    visitor: {
      parrotId,
      page: location.href.slice(0, 2_000),
      language: navigator.language.slice(0, 20),
    },
    memory,
    signals: window,
  });
  const follow = followLog(slot, () => draw());

  /** All there is to see follows from these values; it is drawn anew whenever one of them changes. */
  const draw = (): void => {
    const thread = conversation.thread();
    const loading = returning && !thread.loaded && !thread.messages.length;
    const view = {
      open,
      published,
      loading,
      thread,
      appearance,
      locale,
      texts,
      origin,
      behind: follow.behind(),
    };
    render(<Chat {...view} {...{ conversation, onClose }} toBottom={follow.toBottom} />, slot);
    follow.drawn(thread);
  };

  for (const name in GROUNDS)
    slot.style.setProperty(name, readableOn(appearance.brandColor, GROUNDS[name] ?? '', contrast));
  keepKeyboardRoom(slot);
  conversation.subscribe((thread) => {
    if (open) conversation.markRead();
    onUnread(open ? 0 : unreadCount(thread));
    draw();
  });

  return {
    connect: conversation.connect,
    show(next) {
      open = next;
      if (open && published) {
        conversation.connect();
        conversation.markRead();
      }
      draw();
      if (open) {
        follow.toBottom();
        takeFocus(slot);
      }
    },
  };
}

/** On a phone the keyboard would cover the greeting: there only the dialog takes the focus. */
function takeFocus(slot: HTMLElement): void {
  const field = isPhone() ? null : slot.querySelector('textarea');
  (field ?? slot.querySelector<HTMLElement>('.panel'))?.focus({ preventScroll: true });
}
