/** What the visitor saw besides the text of a message: cards, files, sources and offered answers. */
import type { Message } from '@parrot/contract/conversations';
import { useTranslation } from 'react-i18next';
import { MessageCard } from './message-card.tsx';
import classes from './message-extras.module.css';
import { MessageFiles } from './message-files.tsx';
import { MessageSources } from './message-sources.tsx';

export function MessageExtras({ message, isMine }: { message: Message; isMine: boolean }) {
  const { t } = useTranslation('desk-conversation');
  const { attachment, carousel, files, sources, suggestions } = message;
  return (
    <>
      {attachment && <MessageCard card={attachment} />}
      {carousel.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        <ul className={classes.carousel} aria-label={t('conversation.cards')} tabIndex={0}>
          {carousel.map((card, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: cards may be alike, and do not move.
            <li key={index}>
              <MessageCard card={card} />
            </li>
          ))}
        </ul>
      )}
      <MessageFiles files={files} isMine={isMine} />
      <MessageSources sources={sources} />
      {suggestions.length > 0 && (
        <ul className={classes.offers} aria-label={t('conversation.offered')}>
          {suggestions.map((suggestion) => (
            <li key={suggestion}>{suggestion}</li>
          ))}
        </ul>
      )}
    </>
  );
}
