import type { BlockId } from '@parrot/contract/flows';

/** One thing that happened on the way, for people who ask why the bot did what it did. */
export type TraceStep = {
  what:
    | 'ran'
    | 'inputIgnored'
    | 'personRequested'
    /** More steps than allowed without waiting for anybody. */
    | 'loopCutOff'
    /** The session stands at a block that the flow does not have. */
    | 'blockMissing';
  blockId: BlockId | null;
};
