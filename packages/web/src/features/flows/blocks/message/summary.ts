import { plainText } from '@parrot/contract/core';
import type { Summary } from '../summary-context.ts';

export const messageSummary: Summary<'message'> = ({ content }, { t, localize, localizeLines }) => {
  switch (content.kind) {
    case 'text':
      return plainText(localizeLines(content.words)) || t('summary.nothingToSay');
    case 'image':
      return t('summary.picture', {
        what: localize(content.description) || content.imageUrl || t('summary.none'),
      });
    case 'card':
      return t('summary.card', { what: localize(content.card.title) || t('summary.none') });
    case 'carousel':
      return t('summary.cards', { count: content.cards.length });
    case 'file':
      return t('summary.file', { what: content.name || content.url || t('summary.none') });
  }
};
