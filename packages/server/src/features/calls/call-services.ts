/** The services of calls, for sockets, routes and jobs. */
import type { Platform } from '../../platform/index.ts';
import type { Apps } from '../apps/index.ts';
import type { AgentDirectory, Conversations } from '../conversations/index.ts';
import type { Notifications } from '../notifications/index.ts';
import { createCallFeedback } from './call-feedback.service.ts';
import { createSeats, type Seat } from './signaling/seats.ts';
import { createChangeCall } from './state/change-call.ts';
import { createAnswerCall } from './taking-part/answer-call.ts';
import { createSeatSocket } from './taking-part/call-seat.ts';
import { createInviteSupervisor } from './taking-part/invite-supervisor.ts';
import { createReadCalls } from './taking-part/read-calls.ts';
import { createStartCall } from './taking-part/start-call.ts';
import { createMarkAway, createTakePart } from './taking-part/take-part.ts';

export type CallNeeds = {
  conversations: Conversations;
  apps: Apps;
  agents: AgentDirectory;
  notifications: Pick<Notifications, 'callMissed'>;
};

export type CallServices = ReturnType<typeof createCallServices>;

export function createCallServices(
  platform: Platform,
  { conversations, apps, agents, notifications }: CallNeeds,
) {
  const changeCall = createChangeCall(platform, {
    unitOfWork: conversations.sessions.unitOfWork,
    notifyMissed: notifications.callMissed,
  });
  const pending = new Set<Promise<void>>();
  const markAway = (seat: Seat): void => {
    const marked = markParticipantAway(seat)
      .catch((err: unknown) =>
        platform.log.error({ err, callId: seat.callId }, 'storing that a participant is away failed'),
      )
      .finally(() => pending.delete(marked));
    pending.add(marked);
  };
  const seats = createSeats(platform, markAway);
  const markParticipantAway = createMarkAway(changeCall, seats);
  const seatSocket = createSeatSocket(platform, { seats, markAway });
  const participation = { changeCall, seatSocket, seats };
  return {
    changeCall,
    seats,
    startCall: createStartCall(platform, participation),
    answerCall: createAnswerCall(participation),
    takePart: createTakePart(participation),
    readCalls: createReadCalls(platform, { apps, changeCall }),
    inviteSupervisor: createInviteSupervisor({ changeCall, agents }),
    feedback: createCallFeedback(platform, changeCall),
    async settle() {
      while (pending.size > 0) await Promise.all(pending);
    },
  };
}
