import type { CallKind } from '@parrot/contract/conversations';
import type { ReactNode } from 'react';
import type { DeskSession } from '../session/desk-session.ts';
import type { Transitions } from '../transitions/use-transitions.ts';

/** Where the call of the conversation appears. `start` is null while none can be started. */
export type CallSlots = {
  buttons: ReactNode;
  view: ReactNode;
  start: ((kind: CallKind) => void) | null;
};

export type ConversationPaneProps = {
  desk: DeskSession;
  ownId: string;
  moves: Transitions;
  /** The message to scroll to, for a search result. */
  at: number | null;
  call: CallSlots;
  /** Copies the number of the ticket, if there is one. */
  ticketNumber: ReactNode;
  onBack: () => void;
  onDetails: () => void;
};
