import type { Card } from '@parrot/contract/flows';
import type { SendMessage } from '../../effects.ts';
import { say } from '../../send-message.ts';
import { fillAddress, fillLabel, fillWords } from '../../templates/fill.ts';
import type { Reading } from '../../values/read-value.ts';
import { keptText } from '../../values/stored-text.ts';
import { goes, type Outcome, type Turn } from '../turn.ts';

export function runMessage(turn: Turn<'message'>): Outcome {
  const said = whatIsSaid(turn);
  return goes(turn.session, 'done', { effects: said ? [said] : [] });
}

/** Undefined where nothing of it can be shown. */
function whatIsSaid(turn: Turn<'message'>): SendMessage | undefined {
  const { content } = turn.block;
  switch (content.kind) {
    case 'text': {
      const text = fillWords(content.words, turn);
      return text.trim() === '' ? undefined : say(text);
    }
    case 'image': {
      const imageUrl = fillAddress(content.imageUrl, turn);
      const text = fillWords(content.description, turn);
      if (imageUrl === '') return text.trim() === '' ? undefined : say(text);
      return say('', { attachment: { imageUrl, title: '', text, buttons: [] } });
    }
    case 'card': {
      const attachment = cardOf(content.card, turn);
      return attachment ? say('', { attachment }) : undefined;
    }
    case 'carousel': {
      const carousel = content.cards.map((card) => cardOf(card, turn)).filter((card) => card !== undefined);
      return carousel.length > 0 ? say('', { carousel }) : undefined;
    }
    case 'file': {
      const url = fillAddress(content.url, turn);
      const name = keptText(content.name.trim()) || url;
      return url === '' ? undefined : say('', { files: [{ name, url, bytes: 0, isPicture: false }] });
    }
  }
}

function cardOf(card: Card, reading: Reading): SendMessage['carousel'][number] | undefined {
  const shown = {
    imageUrl: fillAddress(card.imageUrl, reading),
    title: fillWords(card.title, reading).trim(),
    text: fillWords(card.text, reading).trim(),
    buttons: card.buttons
      .map(({ label, url }) => ({ label: fillLabel(label, reading), actionUrl: fillAddress(url, reading) }))
      .filter(({ label, actionUrl }) => label !== '' && actionUrl !== ''),
  };
  const isBlank =
    shown.imageUrl === '' && shown.title === '' && shown.text === '' && shown.buttons.length === 0;
  return isBlank ? undefined : shown;
}
