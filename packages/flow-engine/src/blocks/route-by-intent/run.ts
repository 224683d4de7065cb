import { fill } from '../../templates/fill.ts';
import { goes, type Outcome, type Turn, waits } from '../turn.ts';

export function runRouteByIntent(turn: Turn<'route-by-intent'>): Outcome {
  const { block, session, event } = turn;
  if (event.type === 'intent') {
    const intent = block.intents.find(({ id }) => id === event.intentId);
    return intent ? goes(session, intent.id) : goes(session, 'otherwise', { because: 'nothingFits' });
  }
  const text = block.text.trim() === '' ? session.lastMessage : fill(block.text, turn);
  if (text.trim() === '') return goes(session, 'otherwise', { because: 'nothingSaid' });
  return waits(session, 'intent', { effects: [{ type: 'findIntent', text, intents: block.intents }] });
}
