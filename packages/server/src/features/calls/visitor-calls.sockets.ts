/** Calls on the visitor channel. */
import {
  acceptVisitorCall,
  changeVisitorMedia,
  declineVisitorCall,
  leaveVisitorCall,
  rateVisitorCall,
  readVisitorCall,
  rejoinVisitorCall,
  sendVisitorSignal,
  startVisitorCall,
} from '@parrot/contract/calls';
import { type EmitHandler, onEmit } from '../../platform/index.ts';
import type { VisitorCaller } from '../conversations/index.ts';
import type { CallServices } from './call-services.ts';
import { presentCall } from './calls.present.ts';
import type { VisitorActor } from './state/call-actor.policy.ts';
import { requireCallsAllowed } from './taking-part/read-calls.ts';

const asVisitor = ({ visitor: { tenantId, conversationId, isVerified } }: VisitorCaller): VisitorActor => ({
  party: 'visitor',
  tenantId,
  conversationId,
  isVerified,
});

export function visitorCallHandlers(calls: CallServices): EmitHandler<VisitorCaller>[] {
  const on = onEmit<VisitorCaller>();
  return [
    on(startVisitorCall, async ({ payload: { kind, clientId }, who, socket }) => {
      requireCallsAllowed(who.app);
      return calls.startCall.byVisitor(asVisitor(who), { kind, clientId }, socket);
    }),
    on(acceptVisitorCall, ({ payload: { callId }, who, socket }) =>
      calls.answerCall.accept(asVisitor(who), callId, socket),
    ),
    on(declineVisitorCall, async ({ payload: { callId, reason }, who }) => ({
      call: presentCall(await calls.answerCall.decline(asVisitor(who), callId, reason)),
    })),
    on(rejoinVisitorCall, ({ payload, who, socket }) =>
      calls.takePart.rejoin(asVisitor(who), payload, socket),
    ),
    on(leaveVisitorCall, async ({ payload: { callId, reason }, who }) => ({
      call: presentCall(await calls.takePart.leave(asVisitor(who), callId, reason)),
    })),
    {
      ...on(sendVisitorSignal, async ({ payload, socket }) => {
        await calls.takePart.signal(payload, socket);
        return {};
      }),
      logsRefusal: (code) => code !== 'participant_away',
    },
    on(changeVisitorMedia, async ({ payload, who, socket }) => {
      await calls.takePart.setMedia(asVisitor(who), payload, socket);
      return {};
    }),
    on(readVisitorCall, ({ who: { app, visitor } }) => calls.readCalls.ofVisitor(app, visitor)),
    on(rateVisitorCall, async ({ payload: { callId, stars, text }, who }) => {
      await calls.feedback.rate(asVisitor(who), callId, { stars, text });
      return {};
    }),
  ];
}
