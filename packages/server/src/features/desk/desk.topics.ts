import type { UserId } from '@parrot/contract/core';
import { defineTopic } from '../../platform/index.ts';

/** Somebody came to the desk or left it, or takes more or fewer conversations at once than before. */
export const agentChanged = defineTopic<{ userId: UserId }>('desk.agentChanged');
