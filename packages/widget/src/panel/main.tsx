/** The chat panel: mounted once by the loader into its shadow root, then shown and hidden. */
import { startConversation } from '../conversation/conversation.ts';
import type { PanelTexts } from '../texts/panel-texts.ts';
import type { Panel, WidgetHost } from '../widget-host.ts';
import { drawPanel } from './draw-panel.tsx';

export { default as css } from './panel.css?inline';

export function mountPanel(host: WidgetHost, texts: PanelTexts): Panel {
  const { origin, parrotId, memory, config: settings, language } = host;
  const spoken = memory.read().language ?? navigator.language;
  const conversation = startConversation({
    origin,
    visitor: { parrotId, page: location.href.slice(0, 2_000), language: spoken.slice(0, 20) },
    memory,
    signals: window,
  });
  const prefersDark = matchMedia('(prefers-color-scheme: dark)');
  const panel = drawPanel({ ...host, conversation, prefersDark }, { settings, language, texts });
  return {
    connect: conversation.connect,
    show(open) {
      if (open && settings.published) conversation.connect();
      panel.show(open);
    },
  };
}
