/** What the loader gives the panel, and what it can tell the panel to do. */
import type { widgetConfig } from '@parrot/contract/conversations';
import type { ReplyOf } from '@parrot/contract/core';
import type { VisitorMemory } from './conversation/visitor-memory.ts';
import type { Contrast } from './look/contrast.ts';
import type { PanelTexts } from './texts/panel-texts.ts';

export type WidgetConfig = ReplyOf<typeof widgetConfig>;

export type WidgetHost = {
  /** Where the server is. */
  origin: string;
  parrotId: string;
  config: WidgetConfig;
  memory: VisitorMemory;
  /** The loader needs the measure itself; this way it is not fetched twice. */
  contrast: Contrast;
  /** The element of the shadow root that is the panel's own. */
  slot: HTMLElement;
  onUnread: (count: number) => void;
  onClose: () => void;
};

export type Panel = {
  /** Opens the line without showing anything, so that news can be counted. */
  connect: () => void;
  show: (open: boolean) => void;
};

/** `panel.js`, and `texts/<language>.js` beside it. */
export type PanelModule = { css: string; mountPanel: (host: WidgetHost, texts: PanelTexts) => Panel };
export type TextsModule = { texts: PanelTexts };
