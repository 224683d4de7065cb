/** The hand-over card on the visitor channel. */
import { confirmHandoverCard, correctHandoverFact, readHandoverCard } from '@parrot/contract/assistant';
import { type EmitHandler, onEmit } from '../../../platform/index.ts';
import type { VisitorCaller } from '../../conversations/index.ts';
import type { HandoverService } from './handover.service.ts';

export function visitorHandoverHandlers(handover: HandoverService): EmitHandler<VisitorCaller>[] {
  const on = onEmit<VisitorCaller>();
  return [
    on(readHandoverCard, async ({ who: { visitor } }) => ({ card: await handover.read(visitor) })),
    on(correctHandoverFact, async ({ payload: { factId, value }, who: { visitor } }) => ({
      card: await handover.correct(visitor, factId, value),
    })),
    on(confirmHandoverCard, async ({ payload: { revision }, who: { visitor } }) => ({
      card: await handover.confirm(visitor, revision),
    })),
  ];
}
