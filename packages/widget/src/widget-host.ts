/** What the loader passes to the panel, and the commands it can give. */
import type { WidgetConfig } from '@parrot/contract/conversations';
import type { LanguageCode } from '@parrot/contract/core';
import type { VisitorMemory } from './conversation/visitor-memory.ts';
import type { PanelTexts } from './texts/panel-texts.ts';

export type WidgetHost = {
  /** The server's address. */
  origin: string;
  parrotId: string;
  config: WidgetConfig;
  /** The initial language of the chat. */
  language: LanguageCode;
  memory: VisitorMemory;
  /** The script element on the page, whose attributes may change. */
  script: HTMLElement;
  /** The panel's own element in the shadow root. */
  slot: HTMLElement;
  /** Loads a module relative to the loader. */
  load: (name: string) => Promise<unknown>;
  onUnread: (count: number) => void;
  onLanguage: (language: LanguageCode) => void;
  onClose: () => void;
  /** A call needs the panel. */
  onOpen: () => void;
};

export type Panel = {
  /** Connects without showing anything, so that unread messages can be counted. */
  connect: () => void;
  /** `quietly` leaves the focus on the page, and connects once the visitor uses the chat. */
  show: (open: boolean, quietly?: boolean) => void;
  /** Sends a question of the visitor's. */
  ask: (question: string) => void;
  /** Shows and continues the chat in the page's language. */
  speak: (language: LanguageCode) => void;
};

/** `panel.js`, and `texts/<language>.js` next to it. */
export type PanelModule = { css: string; mountPanel: (host: WidgetHost, texts: PanelTexts) => Panel };
export type TextsModule = { texts: PanelTexts };
