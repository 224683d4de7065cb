/** The documents and pages of a version. */
import type { openVersion } from '@parrot/contract/apps';
import { isHttpUrl, type ReplyOf } from '@parrot/contract/core';
import { useTranslation } from 'react-i18next';
import classes from './versions.module.css';

/** Nothing without sources. */
export function FrozenSources({ sources }: { sources: ReplyOf<typeof openVersion>['sources'] }) {
  const { t } = useTranslation('designer');
  if (sources.length === 0) return null;
  return (
    <section className={classes.card}>
      <h3 className={classes.title}>{t('versions.sources', { count: sources.length })}</h3>
      <ul className={classes.sources}>
        {sources.map(({ sourceId, title, url }) => (
          <li key={sourceId}>
            {isHttpUrl(url) ? (
              <a href={url} target="_blank" rel="noopener noreferrer">
                {title}
              </a>
            ) : (
              title
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
