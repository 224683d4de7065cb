import { visitorLanguage } from '../../flow-texts.ts';
import { nextRequest } from '../../session.ts';
import { fill } from '../../templates/fill.ts';
import { setValue } from '../../values/set-value.ts';
import { leaveBy, type Outcome, type Turn, waitFor } from '../turn.ts';

export function runTranslate(turn: Turn<'translate'>): Outcome {
  const { flow, block, session, event } = turn;
  if (event.type === 'translation') {
    if (event.text === null) return leaveBy(session, 'failed', { because: 'noTranslation' });
    const stored = setValue(turn, block.into, event.text);
    return leaveBy(stored.session, 'done', { trace: stored.trace });
  }
  const text = fill(block.text, turn);
  if (text.trim() === '') {
    const stored = setValue(turn, block.into, undefined);
    return leaveBy(stored.session, 'done', { trace: stored.trace, because: 'nothingToTranslate' });
  }
  const request = nextRequest(session);
  const to = block.to === 'visitor' ? visitorLanguage(flow, session) : block.to;
  const effects = [{ type: 'translate' as const, request, text, to }];
  return waitFor({ ...session, requests: request }, 'translation', { effects });
}
