import { sendMessage } from '../../send-message.ts';
import { restartedSession } from '../../session.ts';
import { fillLocalized } from '../../templates/fill.ts';
import { leaveBy, type Outcome, type Turn, waitFor } from '../turn.ts';
import { waitForAgent } from './wait-for-agent.ts';

export function runHandOver(turn: Turn<'hand-over'>): Outcome {
  const { block, session, event, texts, context } = turn;
  const { enabled: deskEnabled, available } = context.desk;
  if (event.type === 'handOverEnded') {
    if (block.next.tooLong !== null) return leaveBy(session, 'tooLong', { because: 'nobodyCame' });
    return waitFor(session, 'person', {
      effects: [sendMessage(available ? texts.stillWaiting : texts.nobodyThere)],
    });
  }
  if (!(deskEnabled && available) && block.next.nobody !== null)
    return leaveBy(session, 'nobody', { because: deskEnabled ? 'nobodyThere' : 'peopleOff' });
  // No agent would ever come: the visitor is informed and can start over.
  if (!deskEnabled)
    return waitFor(restartedSession(session), 'start', { effects: [sendMessage(texts.unknown)] });
  const message = fillLocalized(block.message, turn);
  return waitForAgent(turn, { message, waitMinutes: block.waitMinutes });
}
