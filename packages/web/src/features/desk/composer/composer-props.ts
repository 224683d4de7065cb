/** What the composer is told. */
import type { QueueUser } from '@parrot/contract/conversations';
import type { DeskSession } from '../session/desk-session.ts';
import type { TransitionKind } from '../transitions/transition-dialog.tsx';
import type { Transitions } from '../transitions/use-transitions.ts';

export type ComposerProps = {
  session: QueueUser;
  ownId: string;
  isMine: boolean;
  /** It is closed, and this agent may open it again. */
  canReopen: boolean;
  /** A supervisor beside a colleague. */
  mayWhisper: boolean;
  desk: DeskSession;
  moves: Transitions;
  onMove: (kind: TransitionKind) => void;
};
