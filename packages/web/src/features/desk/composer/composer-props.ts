/** What the composer is told. */
import type { QueueUser } from '@parrot/contract/conversations';
import type { MoveKind } from '../moves/move-dialog.tsx';
import type { Moves } from '../moves/use-moves.ts';
import type { DeskSession } from '../session/desk-session.ts';

export type ComposerProps = {
  session: QueueUser;
  ownId: string;
  isMine: boolean;
  /** It is closed, and this agent may open it again. */
  canReopen: boolean;
  /** A supervisor beside a colleague. */
  mayWhisper: boolean;
  desk: DeskSession;
  moves: Moves;
  onMove: (kind: MoveKind) => void;
};
