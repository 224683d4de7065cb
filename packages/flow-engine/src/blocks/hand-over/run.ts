import { say } from '../../send-message.ts';
import { begunAnew } from '../../session.ts';
import { fillWords } from '../../templates/fill.ts';
import { goes, type Outcome, type Turn, waits } from '../turn.ts';
import { handingOver } from './wait-for-agent.ts';

export function runHandOver(turn: Turn<'hand-over'>): Outcome {
  const { block, session, event, texts, around } = turn;
  const { enabled: people, available } = around.desk;
  if (event.type === 'handOverEnded') {
    if (block.next.tooLong !== null) return goes(session, 'tooLong', { because: 'nobodyCame' });
    return waits(session, 'person', { effects: [say(available ? texts.stillWaiting : texts.nobodyThere)] });
  }
  if (!(people && available) && block.next.nobody !== null)
    return goes(session, 'nobody', { because: people ? 'nobodyThere' : 'peopleOff' });
  // Nobody would ever come: the visitor is told so, and may begin anew.
  if (!people) return waits(begunAnew(session), 'start', { effects: [say(texts.unknown)] });
  const words = fillWords(block.message, turn);
  return handingOver(turn, { words, waitMinutes: block.waitMinutes });
}
