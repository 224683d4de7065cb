import type { TraceStep } from '@parrot/contract/flows';
import type { ApiReply } from '../../inputs.ts';
import { nextRequest } from '../../session.ts';
import { fillRequest } from '../../templates/fill-request.ts';
import { setValue } from '../../values/set-value.ts';
import { leaveBy, type Outcome, type Turn, waitFor } from '../turn.ts';
import { atPath } from './at-path.ts';

export function runCallApi(turn: Turn<'call-api'>): Outcome {
  const { block, session, event } = turn;
  if (event.type === 'apiReply') return received(turn, event.reply);
  const filled = fillRequest(block, turn);
  if ('because' in filled) return leaveBy(session, 'failed', filled);
  const request = nextRequest(session);
  const effects = [{ type: 'callApi' as const, request, ...filled }];
  return waitFor({ ...session, requests: request }, 'apiReply', { effects });
}

function received(turn: Turn<'call-api'>, reply: ApiReply): Outcome {
  if (!reply.ok) return leaveBy(turn.session, 'failed', reply.problem);
  const status = { because: 'status' as const, values: { status: String(reply.status) } };
  if (reply.status >= 400) return leaveBy(turn.session, 'failed', status);
  const wanted = turn.block.results.filter(({ into }) => into !== null);
  const isData = typeof reply.body === 'object' && reply.body !== null;
  if (!isData && wanted.some(({ path }) => path.trim() !== ''))
    return leaveBy(turn.session, 'failed', { because: 'noJson' });
  let { session } = turn;
  const trace: TraceStep[] = [];
  for (const { path, into } of wanted) {
    // A missing result clears the value: an old value must not pass for a new one.
    const stored = setValue({ ...turn, session }, into, atPath(reply.body, path));
    session = stored.session;
    trace.push(...stored.trace);
  }
  return leaveBy(session, 'done', { trace, ...status });
}
