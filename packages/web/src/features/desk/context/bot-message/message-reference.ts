import type { Message, QueueUser } from '@parrot/contract/conversations';

export type AboutMessage = { message: Message; session: QueueUser };
