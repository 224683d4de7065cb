/** One step of a block: its input and its result. */
import type {
  BlockId,
  BlockOf,
  BlockType,
  Flow,
  FlowSession,
  FlowTexts,
  TraceCause,
  TraceStep,
} from '@parrot/contract/flows';
import type { Effect } from '../effects.ts';
import type { WorkBudget } from '../expressions/evaluate.ts';
import type { Input, TurnContext } from '../inputs.ts';

/** The flow reached this block, or an input arrived while it waited here. */
export type BlockEvent =
  | { type: 'entered' }
  | Extract<
      Input,
      { type: 'message' | 'finding' | 'intent' | 'apiReply' | 'translation' | 'timePassed' | 'handOverEnded' }
    >;

export type Turn<Type extends BlockType = BlockType> = {
  flow: Flow;
  block: BlockOf<Type>;
  session: FlowSession;
  event: BlockEvent;
  texts: FlowTexts;
  context: TurnContext;
  budget: WorkBudget;
};

export type Move =
  /** Stays here until the input in `session.waitingFor` arrives. */
  | ({ type: 'waits' } & Partial<TraceCause>)
  /** Continues immediately by this branch. */
  | ({ type: 'goes'; way: string } & Partial<TraceCause>)
  /** Continues at the first block of a part; `session.stack` has the block to return to. */
  | { type: 'enters'; blockId: BlockId }
  /** Ends the conversation or, within a part, that part. */
  | { type: 'ends' }
  | { type: 'tooDeep' };

export type Outcome = { session: FlowSession; effects: Effect[]; trace: TraceStep[]; move: Move };

type About = { effects?: Effect[]; trace?: TraceStep[] };

export const waitFor = (
  session: FlowSession,
  waitingFor: FlowSession['waitingFor'],
  { effects = [], trace = [], ...because }: About & Partial<TraceCause> = {},
): Outcome => ({ session: { ...session, waitingFor }, effects, trace, move: { type: 'waits', ...because } });

export const leaveBy = (
  session: FlowSession,
  way: string,
  { effects = [], trace = [], ...because }: About & Partial<TraceCause> = {},
): Outcome => ({ session, effects, trace, move: { type: 'goes', way, ...because } });
