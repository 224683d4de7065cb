/** The sources of an answer. */
import type { MessageSource } from '@parrot/contract/conversations';
import { isHttpUrl } from '@parrot/contract/core';
import { useTranslation } from 'react-i18next';
import { ExternalLink } from '../../../shared/ui/external-link.tsx';
import classes from './message-extras.module.css';

export function MessageSources({ sources }: { sources: readonly MessageSource[] }) {
  const { t } = useTranslation('desk-conversation');
  if (sources.length === 0) return null;
  return (
    <div className={classes.sources}>
      <p className={classes.label} aria-hidden>
        {t('conversation.sources')}
      </p>
      <ul className={classes.sourceList} aria-label={t('conversation.sources')}>
        {sources.map(({ title, url }) => (
          <li key={`${title} ${url}`}>
            {isHttpUrl(url) ? <ExternalLink url={url} label={title || url} /> : title}
          </li>
        ))}
      </ul>
    </div>
  );
}
