import { LIMITS } from '@parrot/contract/core';
import { leaveBy, type Outcome, type Turn } from '../turn.ts';

export function runReusablePart({ flow, block, session }: Turn<'reusable-part'>): Outcome {
  const part = flow.parts.find(({ id }) => id === block.runs);
  if (!part || session.blockId === null)
    return leaveBy(session, 'done', {
      trace: [{ what: 'notWorkedOut', blockId: session.blockId, because: 'noSuchPart' }],
    });
  if (session.stack.length >= LIMITS.flowStack)
    return { session, effects: [], trace: [], move: { type: 'tooDeep' } };
  const stack = [...session.stack, session.blockId];
  return {
    session: { ...session, stack },
    effects: [],
    trace: [],
    move: { type: 'enters', blockId: part.start },
  };
}
