/** Pushes changes of their conversation to visitors. */
import {
  visitorMessageAdded,
  visitorMessageChanged,
  visitorReadChanged,
  visitorSessionChanged,
} from '@parrot/contract/conversations';
import type { Platform } from '../../../platform/index.ts';
import { presentToVisitor, presentVisitorSession } from '../conversations.present.ts';
import { conversationRoom } from '../conversations.rooms.ts';
import { conversationRead, messageAdded, messageChanged, sessionChanged } from '../conversations.topics.ts';
import type { FileLinks } from './files/file-links.ts';

export function startVisitorListeners(
  { bus, channels }: Pick<Platform, 'bus' | 'channels'>,
  links: Pick<FileLinks, 'signMessage'>,
): void {
  bus.listen(messageAdded, ({ payload: { message } }) =>
    channels.push(visitorMessageAdded, [conversationRoom(message.conversationId)], {
      message: links.signMessage(presentToVisitor(message)),
    }),
  );
  bus.listen(messageChanged, ({ payload: { message } }) =>
    channels.push(visitorMessageChanged, [conversationRoom(message.conversationId)], {
      message: links.signMessage(presentToVisitor(message)),
    }),
  );
  bus.listen(conversationRead, ({ payload: { session, by, seq } }) => {
    if (by === 'agent')
      channels.push(visitorReadChanged, [conversationRoom(session.conversationId)], { seq });
  });
  bus.listen(sessionChanged, ({ payload: { session, isSameToVisitor } }) => {
    if (!isSameToVisitor)
      channels.push(visitorSessionChanged, [conversationRoom(session.conversationId)], {
        session: presentVisitorSession(session),
      });
  });
}
