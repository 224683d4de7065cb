import type { LanguageCode } from '@parrot/contract/core';
import type { Conversation } from '../conversation/conversation.ts';
import type { Thread } from '../conversation/thread.ts';
import type { PanelTexts } from '../texts/panel-texts.ts';
import type { WidgetConfig } from '../widget-host.ts';

/** What the builder of the bot has set. */
export type Settings = Pick<
  WidgetConfig,
  'published' | 'languages' | 'agentEscalation' | 'appearance' | 'palette'
>;

/** What the visitor does with the panel itself. */
type Doings = {
  onClose: () => void;
  toBottom: () => void;
  /** From the greeting page into the conversation. */
  enter: () => void;
  openMenu: (open: boolean) => void;
  choose: (language: LanguageCode) => void;
  toggleSound: () => void;
};

/** Everything the panel shows follows from this. */
export type View = Omit<Settings, 'palette'> &
  Doings & {
    open: boolean;
    dark: boolean;
    /** There is an earlier conversation that is still on its way. */
    loading: boolean;
    /** The page of greeting stands before the conversation. */
    landing: boolean;
    /** There is something new below what the visitor reads. */
    behind: boolean;
    menuOpen: boolean;
    muted: boolean;
    thread: Thread;
    language: LanguageCode;
    locale: string;
    texts: PanelTexts;
    origin: string;
    conversation: Conversation;
  };
