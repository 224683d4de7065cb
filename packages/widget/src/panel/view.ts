import type { Appearance } from '@parrot/contract/apps';
import type { Conversation } from '../conversation/conversation.ts';
import type { Thread } from '../conversation/thread.ts';
import type { PanelTexts } from '../texts/panel-texts.ts';

/** Everything the panel shows follows from this. */
export type View = {
  open: boolean;
  published: boolean;
  /** There is an earlier conversation that is still on its way. */
  loading: boolean;
  /** There is something new below what the visitor reads. */
  behind: boolean;
  thread: Thread;
  appearance: Appearance;
  locale: string;
  texts: PanelTexts;
  origin: string;
  conversation: Conversation;
  onClose: () => void;
  toBottom: () => void;
};
