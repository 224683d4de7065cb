/** What the visitor saw beside the words of a message: a card with links, files, and the answers they were offered. */
import type { Message } from '@parrot/contract/conversations';
import { isHttpUrl } from '@parrot/contract/core';
import { IconExternalLink, IconFile } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './message-extras.module.css';

export function MessageExtras({ message: { attachment, files, suggestions } }: { message: Message }) {
  const { t } = useTranslation('desk');
  const links = attachment?.buttons.filter(({ actionUrl }) => isHttpUrl(actionUrl)) ?? [];
  return (
    <>
      {attachment && (
        <div className={classes.card}>
          {isHttpUrl(attachment.imageUrl) && (
            <img src={attachment.imageUrl} alt="" className={classes.picture} loading="lazy" />
          )}
          <div className={classes.words}>
            {attachment.title && <p className={classes.title}>{attachment.title}</p>}
            {attachment.text && <p className={classes.text}>{attachment.text}</p>}
            {links.map(({ label, actionUrl }) => (
              <Outside key={actionUrl} url={actionUrl} label={label || actionUrl} />
            ))}
          </div>
        </div>
      )}
      {files.map(({ name, url }) => (
        <Outside key={url} url={url} label={name} isFile />
      ))}
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

function Outside({ url, label, isFile = false }: { url: string; label: string; isFile?: boolean }) {
  const Icon = isFile ? IconFile : IconExternalLink;
  return (
    <a className={classes.link} href={url} target="_blank" rel="noopener noreferrer">
      <Icon size={14} stroke={1.75} aria-hidden />
      {label}
    </a>
  );
}
