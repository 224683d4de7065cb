/** Converts a message to another kind and preserves the content that fits. */
import type { Card, LocalizedText, MessageContent } from '@parrot/contract/flows';

type Kind = MessageContent['kind'];

export const emptyCard = (): Card => ({ imageUrl: '', title: {}, text: {}, buttons: [] });

export function asKind(content: MessageContent, kind: Kind): MessageContent {
  if (content.kind === kind) return content;
  const card = cardIn(content);
  switch (kind) {
    case 'text':
      return { kind, words: textsOf(content) };
    case 'image':
      return { kind, imageUrl: card.imageUrl, description: textsOf(content) };
    case 'card':
      return { kind, card };
    case 'carousel':
      return { kind, cards: [card] };
    case 'file':
      return { kind, name: '', url: addressIn(content) };
  }
}

function cardIn(content: MessageContent): Card {
  if (content.kind === 'card') return content.card;
  if (content.kind === 'carousel') return content.cards[0] ?? emptyCard();
  const imageUrl = content.kind === 'image' ? content.imageUrl : '';
  return { ...emptyCard(), imageUrl, title: textsOf(content) };
}

function textsOf(content: MessageContent): LocalizedText {
  switch (content.kind) {
    case 'text':
      return content.words;
    case 'image':
      return content.description;
    case 'card':
      return content.card.title;
    case 'carousel':
      return content.cards[0]?.title ?? {};
    case 'file':
      return {};
  }
}

function addressIn(content: MessageContent): string {
  if (content.kind === 'file') return content.url;
  return content.kind === 'text'
    ? ''
    : content.kind === 'image'
      ? content.imageUrl
      : cardIn(content).imageUrl;
}
