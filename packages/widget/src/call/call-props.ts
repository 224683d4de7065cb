import type { CallClient, CallState } from '@parrot/call-client';
import type { CallKind } from '@parrot/contract/conversations';
import type { View } from '../panel/view.ts';
import type { CallTexts } from '../texts/call/call-texts.ts';

/** What the visitor sees besides the call itself. */
export type CallUi = {
  /** Voice or video? */
  isChoosing: boolean;
  /** The call is a bar above the chat. */
  isCollapsed: boolean;
  showsDevices: boolean;
  /** Why no call came about: the server's message or ours. */
  problem: string;
  /** A sentence above the chat. */
  notice: { key: keyof CallTexts; name: string } | null;
  rating: 'open' | 'sent' | 'failed';
};

export type Screen =
  | 'none'
  | 'choosing'
  | 'incoming'
  | 'preparing'
  | 'outgoing'
  | 'active'
  | 'interrupted'
  | 'over'
  | 'problem'
  | 'notice';

/** The visitor's actions. */
export type CallActions = {
  call: (kind: CallKind) => void;
  choose: () => void;
  accept: (video: boolean) => void;
  decline: () => void;
  rejoin: () => void;
  hangUp: () => void;
  rate: (stars: number, text: string) => void;
  /** Back to the chat: the call is a bar, or gone if there is none. */
  collapse: () => void;
  expand: () => void;
  toggleDevices: () => void;
  toggleFullScreen: () => void;
  togglePicture: () => void;
  close: () => void;
};

export type CallProps = View & {
  /** With the agent's name filled in. */
  word: (key: keyof CallTexts, name?: string) => string;
  screen: Screen;
  /** The other side. */
  name: string;
  state: CallState;
  ui: CallUi;
  client: CallClient;
  act: CallActions;
};
