import type { Card } from '@parrot/contract/flows';
import type { SendMessage } from '../../effects.ts';
import { sendMessage } from '../../send-message.ts';
import { fillAddress, fillLabel, fillLocalized } from '../../templates/fill.ts';
import type { Reading } from '../../values/read-value.ts';
import { storedText } from '../../values/stored-text.ts';
import { leaveBy, type Outcome, type Turn } from '../turn.ts';

export function runMessage(turn: Turn<'message'>): Outcome {
  const message = messageOf(turn);
  return leaveBy(turn.session, 'done', { effects: message ? [message] : [] });
}

/** Undefined if nothing can be shown. */
function messageOf(turn: Turn<'message'>): SendMessage | undefined {
  const { content } = turn.block;
  switch (content.kind) {
    case 'text': {
      const text = fillLocalized(content.words, turn);
      return text.trim() === '' ? undefined : sendMessage(text);
    }
    case 'image': {
      const imageUrl = fillAddress(content.imageUrl, turn);
      const text = fillLocalized(content.description, turn);
      if (imageUrl === '') return text.trim() === '' ? undefined : sendMessage(text);
      return sendMessage('', { attachment: { imageUrl, title: '', text, buttons: [] } });
    }
    case 'card': {
      const attachment = cardOf(content.card, turn);
      return attachment ? sendMessage('', { attachment }) : undefined;
    }
    case 'carousel': {
      const carousel = content.cards.map((card) => cardOf(card, turn)).filter((card) => card !== undefined);
      return carousel.length > 0 ? sendMessage('', { carousel }) : undefined;
    }
    case 'file': {
      const url = fillAddress(content.url, turn);
      const name = storedText(content.name.trim()) || url;
      return url === '' ? undefined : sendMessage('', { files: [{ name, url, bytes: 0, isPicture: false }] });
    }
  }
}

function cardOf(card: Card, reading: Reading): SendMessage['carousel'][number] | undefined {
  const shown = {
    imageUrl: fillAddress(card.imageUrl, reading),
    title: fillLocalized(card.title, reading).trim(),
    text: fillLocalized(card.text, reading).trim(),
    buttons: card.buttons
      .map(({ label, url }) => ({ label: fillLabel(label, reading), actionUrl: fillAddress(url, reading) }))
      .filter(({ label, actionUrl }) => label !== '' && actionUrl !== ''),
  };
  const isBlank =
    shown.imageUrl === '' && shown.title === '' && shown.text === '' && shown.buttons.length === 0;
  return isBlank ? undefined : shown;
}
