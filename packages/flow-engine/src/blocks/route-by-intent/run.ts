import { fill } from '../../templates/fill.ts';
import { leaveBy, type Outcome, type Turn, waitFor } from '../turn.ts';

export function runRouteByIntent(turn: Turn<'route-by-intent'>): Outcome {
  const { block, session, event } = turn;
  if (event.type === 'intent') {
    const intent = block.intents.find(({ id }) => id === event.intentId);
    return intent ? leaveBy(session, intent.id) : leaveBy(session, 'otherwise', { because: 'nothingFits' });
  }
  const text = block.text.trim() === '' ? session.lastMessage : fill(block.text, turn);
  if (text.trim() === '') return leaveBy(session, 'otherwise', { because: 'nothingSaid' });
  return waitFor(session, 'intent', { effects: [{ type: 'findIntent', text, intents: block.intents }] });
}
