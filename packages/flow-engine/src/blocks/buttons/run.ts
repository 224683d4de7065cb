import type { BlockOf } from '@parrot/contract/flows';
import { sendMessage } from '../../send-message.ts';
import { fillAddress, fillLabel, fillLocalized } from '../../templates/fill.ts';
import { setValue } from '../../values/set-value.ts';
import { branchTarget } from '../branch-target.ts';
import { optionMeant, ownLabel } from '../options.ts';
import { textOfMessage } from '../text-of-message.ts';
import { leaveBy, type Outcome, type Turn, waitFor } from '../turn.ts';

export function runButtons(turn: Turn<'buttons'>): Outcome {
  const { block, session, event, texts } = turn;
  if (event.type !== 'message') {
    const prompt = fillLocalized(block.prompt, turn);
    return waitFor(session, 'message', {
      effects: [offering(turn, prompt.trim() === '' ? texts.badChoice : prompt)],
    });
  }
  const text = textOfMessage(event);
  const chosen = optionMeant(text, block.buttons, turn);
  if (chosen && (!isLink(chosen) || branchTarget(block, chosen.id) !== null)) {
    const label = ownLabel(chosen, turn);
    const stored = setValue(turn, block.into, label);
    return leaveBy(stored.session, chosen.id, { trace: stored.trace });
  }
  if (branchTarget(block, 'other') === null && !block.buttons.every(isLink))
    return waitFor(session, 'message', { effects: [offering(turn, texts.badChoice)] });
  const stored = setValue(turn, block.into, text);
  return leaveBy(stored.session, 'other', { trace: stored.trace, because: 'somethingElse' });
}

/** Buttons with a branch become suggestions; buttons with an address become links. */
function offering(turn: Turn<'buttons'>, text: string) {
  const shown = turn.block.buttons.map((button) => ({ ...button, label: fillLabel(button.label, turn) }));
  const links = shown
    .filter(isLink)
    .map(({ label, url }) => ({ label, actionUrl: fillAddress(url, turn) }))
    .filter(({ label, actionUrl }) => label !== '' && actionUrl !== '');
  return sendMessage(text, {
    suggestions: shown.filter((button) => !isLink(button) && button.label !== '').map(({ label }) => label),
    attachment: links.length > 0 ? { imageUrl: '', title: '', text: '', buttons: links } : null,
  });
}

const isLink = ({ url }: Pick<BlockOf<'buttons'>['buttons'][number], 'url'>): boolean => url.trim() !== '';
