import { nextRequest } from '../../session.ts';
import { goes, type Outcome, type Turn, waits } from '../turn.ts';

export function runWait({ block, session, event }: Turn<'wait'>): Outcome {
  if (event.type === 'timePassed') return goes(session, 'done');
  const request = nextRequest(session);
  const effects = [{ type: 'wait' as const, request, seconds: block.seconds }];
  return waits({ ...session, requests: request }, 'time', { effects });
}
