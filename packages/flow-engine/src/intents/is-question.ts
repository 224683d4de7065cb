import { personRequestIn } from './person-request.ts';
import { smallTalkIn } from './small-talk.ts';

/** Whether a text asks for an answer, and not for an agent, nor for nothing, as thanks do. */
export const isQuestion = (text: string, { deskEnabled }: { deskEnabled: boolean }): boolean =>
  smallTalkIn(text) === undefined && !(deskEnabled && personRequestIn(text) !== undefined);
