/** A card as the bot showed it; links that are not web pages are left out. */
import type { Message } from '@parrot/contract/conversations';
import { isHttpUrl } from '@parrot/contract/core';
import { ExternalLink } from '../../../shared/ui/external-link.tsx';
import classes from './message-extras.module.css';

type Card = NonNullable<Message['attachment']>;

export function MessageCard({ card: { imageUrl, title, text, buttons } }: { card: Card }) {
  const links = buttons.filter(({ actionUrl }) => isHttpUrl(actionUrl));
  return (
    <div className={classes.card}>
      {isHttpUrl(imageUrl) && <img src={imageUrl} alt="" className={classes.picture} loading="lazy" />}
      <div className={classes.content}>
        {title && <p className={classes.title}>{title}</p>}
        {text && <p className={classes.text}>{text}</p>}
        {links.map(({ label, actionUrl }) => (
          <ExternalLink key={actionUrl} url={actionUrl} label={label || actionUrl} />
        ))}
      </div>
    </div>
  );
}
