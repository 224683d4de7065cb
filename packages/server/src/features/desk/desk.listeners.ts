/** Keeps the desks live: lists, open conversations, and the line itself once a login is over. */
import { deskMessageAdded, deskMessageChanged, deskSessionChanged } from '@parrot/contract/desk';
import { loginRoom, type Platform } from '../../platform/index.ts';
import { loginSessionEnded } from '../accounts/index.ts';
import { conversationRoom, messageAdded, messageChanged, sessionChanged } from '../conversations/index.ts';
import { agentRoom, deskRoom } from './desk.rooms.ts';

export function tellDesks({ bus, channels }: Platform): void {
  bus.listen(sessionChanged, ({ tenantId, payload: { session } }) =>
    channels.push(deskSessionChanged, [tenantId, session.appId].map(deskRoom), { session }),
  );
  bus.listen(messageAdded, ({ tenantId, payload: { message, session } }) => {
    const { agentId, appId } = session;
    const owner = agentId ? [tenantId, appId].map((place) => agentRoom(place, agentId)) : [];
    channels.push(deskMessageAdded, [conversationRoom(message.conversationId), ...owner], { message });
  });
  bus.listen(messageChanged, ({ payload: { message } }) =>
    channels.push(deskMessageChanged, [conversationRoom(message.conversationId)], { message }),
  );
  bus.listen(loginSessionEnded, ({ payload: { sessionId } }) =>
    channels.desk.in(loginRoom(sessionId)).disconnectSockets(true),
  );
}
