import type { BlockOf } from '@parrot/contract/flows';
import { say } from '../../send-message.ts';
import { fillAddress, fillLabel, fillWords } from '../../templates/fill.ts';
import { setValue } from '../../values/set-value.ts';
import { wayOut } from '../branch-target.ts';
import { optionMeant, ownLabel } from '../options.ts';
import { saidIn } from '../text-of-message.ts';
import { goes, type Outcome, type Turn, waits } from '../turn.ts';

export function runButtons(turn: Turn<'buttons'>): Outcome {
  const { block, session, event, texts } = turn;
  if (event.type !== 'message') {
    const prompt = fillWords(block.prompt, turn);
    return waits(session, 'message', {
      effects: [offering(turn, prompt.trim() === '' ? texts.badChoice : prompt)],
    });
  }
  const said = saidIn(event);
  const chosen = optionMeant(said, block.buttons, turn);
  if (chosen && (!isLink(chosen) || wayOut(block, chosen.id) !== null)) {
    const label = ownLabel(chosen, turn);
    const kept = setValue(turn, block.into, label);
    return goes(kept.session, chosen.id, { trace: kept.trace });
  }
  if (wayOut(block, 'other') === null && !block.buttons.every(isLink))
    return waits(session, 'message', { effects: [offering(turn, texts.badChoice)] });
  const kept = setValue(turn, block.into, said);
  return goes(kept.session, 'other', { trace: kept.trace, because: 'somethingElse' });
}

/** Those that lead on are ready answers; those that open a page are links beside the words. */
function offering(turn: Turn<'buttons'>, text: string) {
  const shown = turn.block.buttons.map((button) => ({ ...button, label: fillLabel(button.label, turn) }));
  const links = shown
    .filter(isLink)
    .map(({ label, url }) => ({ label, actionUrl: fillAddress(url, turn) }))
    .filter(({ label, actionUrl }) => label !== '' && actionUrl !== '');
  return say(text, {
    suggestions: shown.filter((button) => !isLink(button) && button.label !== '').map(({ label }) => label),
    attachment: links.length > 0 ? { imageUrl: '', title: '', text: '', buttons: links } : null,
  });
}

const isLink = ({ url }: Pick<BlockOf<'buttons'>['buttons'][number], 'url'>): boolean => url.trim() !== '';
