/** One block's turn: what it is given, and what comes of it. */
import type { BlockId, BlockOf, BlockType, FlowSession, FlowTexts } from '@parrot/contract/flows';
import type { Effect } from '../effects.ts';
import type { Input } from '../inputs.ts';

/** The flow came to this block, or something came in while it waited here. */
export type BlockEvent = { type: 'entered' } | Extract<Input, { type: 'message' | 'finding' }>;

/** Whether there are people a visitor can be handed over to. */
export type Desk = { people: boolean };

export type Turn<Type extends BlockType = BlockType> = {
  block: BlockOf<Type>;
  session: FlowSession;
  event: BlockEvent;
  texts: FlowTexts;
  desk: Desk;
};

export type Outcome = {
  session: FlowSession;
  effects: Effect[];
  /** Where the flow goes on at once (null: nowhere, it ends); absent where it stays, as `session.waitingFor` says. */
  next?: BlockId | null;
};
