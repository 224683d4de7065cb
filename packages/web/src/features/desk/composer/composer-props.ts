/** The props of the composer. */
import type { CallKind, QueueUser } from '@parrot/contract/conversations';
import type { DeskSession } from '../session/desk-session.ts';
import type { TransitionKind } from '../transitions/transition-dialog.tsx';
import type { Transitions } from '../transitions/use-transitions.ts';

export type ComposerProps = {
  session: QueueUser;
  ownId: string;
  isMine: boolean;
  /** It is closed, and this agent may reopen it. */
  canReopen: boolean;
  /** A supervisor who watches another agent's conversation. */
  mayWhisper: boolean;
  desk: DeskSession;
  moves: Transitions;
  onMove: (kind: TransitionKind) => void;
  /** Calls the visitor; null while that is not possible. */
  onCall: ((kind: CallKind) => void) | null;
};
