import { sendMessage } from '../../send-message.ts';
import { fillLocalized } from '../../templates/fill.ts';
import { setValue } from '../../values/set-value.ts';
import { leaveBy, type Outcome, type Turn, waitFor } from '../turn.ts';
import { starsIn } from './stars-in.ts';

/** Sent if there is no prompt, so that the visitor sees a question. */
const FIVE_STARS = '★★★★★';

export function runRate(turn: Turn<'rate'>): Outcome {
  const { block, session, event } = turn;
  if (event.type !== 'message') {
    const prompt = fillLocalized(block.prompt, turn).trim() || FIVE_STARS;
    const effects = [sendMessage(prompt, { expects: 'rating' })];
    return waitFor(session, 'message', { effects });
  }
  const stars = starsIn(event.text);
  if (stars === undefined) return leaveBy(session, 'skipped', { because: 'noStars' });
  const stored = setValue(turn, block.into, stars);
  return leaveBy(stored.session, 'done', {
    effects: [{ type: 'rated', stars }],
    trace: stored.trace,
    because: 'stars',
    values: { stars: String(stars) },
  });
}
