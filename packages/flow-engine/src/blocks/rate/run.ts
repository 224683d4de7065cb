import { say } from '../../send-message.ts';
import { fillWords } from '../../templates/fill.ts';
import { setValue } from '../../values/set-value.ts';
import { goes, type Outcome, type Turn, waits } from '../turn.ts';
import { starsIn } from './stars-in.ts';

/** Said where there is no prompt, so that the visitor sees that something is asked. */
const FIVE_STARS = '★★★★★';

export function runRate(turn: Turn<'rate'>): Outcome {
  const { block, session, event } = turn;
  if (event.type !== 'message') {
    const prompt = fillWords(block.prompt, turn).trim() || FIVE_STARS;
    const effects = [say(prompt, { expects: 'rating' })];
    return waits(session, 'message', { effects });
  }
  const stars = starsIn(event.text);
  if (stars === undefined) return goes(session, 'skipped', { because: 'noStars' });
  const kept = setValue(turn, block.into, stars);
  return goes(kept.session, 'done', {
    effects: [{ type: 'rated', stars }],
    trace: kept.trace,
    because: 'stars',
    values: { stars: String(stars) },
  });
}
