import type { Expectation } from '@parrot/contract/conversations';
import { isLive, type Thread } from '../../conversation/thread.ts';

/** What the bot waits for, until somebody says something. */
export const openExpectation = ({ messages, unsent }: Thread): Expectation | null | undefined =>
  unsent.length ? null : messages.at(-1)?.expects;

/** The session is over, and its visitor may say what they thought of it, or has. */
export const isOver = ({ session, unsent }: Thread): boolean =>
  session !== null && !isLive(session) && !unsent.length;
