import { nextRequest } from '../../session.ts';
import { leaveBy, type Outcome, type Turn, waitFor } from '../turn.ts';

export function runWait({ block, session, event }: Turn<'wait'>): Outcome {
  if (event.type === 'timePassed') return leaveBy(session, 'done');
  const request = nextRequest(session);
  const effects = [{ type: 'wait' as const, request, seconds: block.seconds }];
  return waitFor({ ...session, requests: request }, 'time', { effects });
}
