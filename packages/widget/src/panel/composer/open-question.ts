import type { Expectation } from '@parrot/contract/conversations';
import { isLive, type Thread } from '../../conversation/thread.ts';

/** What the bot expects, until the next message. */
export const openExpectation = ({ messages, unsent }: Thread): Expectation | null | undefined =>
  unsent.length ? null : messages.at(-1)?.expects;

/** The session has ended and can be rated, or has been. */
export const isOver = ({ session, unsent }: Thread): boolean =>
  session !== null && !isLive(session) && !unsent.length;
