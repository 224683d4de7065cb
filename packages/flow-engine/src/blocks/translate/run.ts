import { spokenLanguage } from '../../flow-texts.ts';
import { nextRequest } from '../../session.ts';
import { fill } from '../../templates/fill.ts';
import { setValue } from '../../values/set-value.ts';
import { goes, type Outcome, type Turn, waits } from '../turn.ts';

export function runTranslate(turn: Turn<'translate'>): Outcome {
  const { flow, block, session, event } = turn;
  if (event.type === 'translation') {
    if (event.text === null) return goes(session, 'failed', { because: 'noTranslation' });
    const kept = setValue(turn, block.into, event.text);
    return goes(kept.session, 'done', { trace: kept.trace });
  }
  const text = fill(block.text, turn);
  if (text.trim() === '') {
    const kept = setValue(turn, block.into, undefined);
    return goes(kept.session, 'done', { trace: kept.trace, because: 'nothingToTranslate' });
  }
  const request = nextRequest(session);
  const to = block.to === 'visitor' ? spokenLanguage(flow, session) : block.to;
  const effects = [{ type: 'translate' as const, request, text, to }];
  return waits({ ...session, requests: request }, 'translation', { effects });
}
