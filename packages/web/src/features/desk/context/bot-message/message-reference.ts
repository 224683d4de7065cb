import type { Message, QueueUser } from '@parrot/contract/conversations';

export type MessageReference = { message: Message; session: QueueUser };
