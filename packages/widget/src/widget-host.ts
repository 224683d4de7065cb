/** What the loader gives the panel, and what it can tell the panel to do. */
import type { WidgetConfig } from '@parrot/contract/conversations';
import type { LanguageCode } from '@parrot/contract/core';
import type { VisitorMemory } from './conversation/visitor-memory.ts';
import type { PanelTexts } from './texts/panel-texts.ts';

export type WidgetHost = {
  /** Where the server is. */
  origin: string;
  parrotId: string;
  config: WidgetConfig;
  /** What the chat speaks at first. */
  language: LanguageCode;
  memory: VisitorMemory;
  /** The script line on the page, whose `data-identity` may change. */
  script: HTMLElement;
  /** The element of the shadow root that is the panel's own. */
  slot: HTMLElement;
  /** Fetches a module from beside the loader. */
  load: (name: string) => Promise<unknown>;
  onUnread: (count: number) => void;
  onLanguage: (language: LanguageCode) => void;
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
