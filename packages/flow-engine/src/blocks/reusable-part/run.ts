import { LIMITS } from '@parrot/contract/core';
import { goes, type Outcome, type Turn } from '../turn.ts';

export function runReusablePart({ flow, block, session }: Turn<'reusable-part'>): Outcome {
  const part = flow.parts.find(({ id }) => id === block.runs);
  if (!part || session.blockId === null) {
    const problem = `There is no part '${block.runs ?? ''}'.`;
    return goes(session, 'done', {
      trace: [{ what: 'notWorkedOut', blockId: session.blockId, values: { problem } }],
    });
  }
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
