/** One mail: as text with its links, or as HTML in a frame without scripts. */
import { SegmentedControl } from '@mantine/core';
import type { OutboxMail } from '@parrot/contract/installation';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../shared/format/format-date-time.ts';
import { IconChevronLeft } from '../../../shared/icons/chevron-left.ts';
import { PageLink } from '../navigation/page-link.tsx';
import { LinkedText } from './linked-text.tsx';
import classes from './mail-reader.module.css';

export function MailReader({ mail }: { mail: OutboxMail }) {
  const { t } = useTranslation('accounts');
  const [view, setView] = useState<'text' | 'html'>('text');
  const { to, subject, sentAt, text, html } = mail;
  return (
    <article className={classes.mail}>
      <header className={classes.head}>
        <PageLink to={{ search: '' }} className={classes.back}>
          <IconChevronLeft size={16} stroke={1.75} aria-hidden />
          {t('outbox.back')}
        </PageLink>
        <div className={classes.heading}>
          <h2 className={classes.subject}>{subject}</h2>
          <p className={classes.meta}>
            {t('outbox.to', { address: to })} · <time dateTime={sentAt}>{formatDateTime(sentAt)}</time>
          </p>
        </div>
        <SegmentedControl
          aria-label={t('outbox.view')}
          value={view}
          onChange={setView}
          data={[
            { value: 'text', label: t('outbox.asText') },
            { value: 'html', label: t('outbox.asHtml') },
          ]}
        />
      </header>
      {view === 'text' ? (
        <div className={classes.text}>
          <LinkedText text={text} />
        </div>
      ) : (
        <iframe
          className={classes.html}
          title={t('outbox.frame', { subject })}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          srcDoc={LINKS_IN_NEW_TABS + html}
        />
      )}
    </article>
  );
}

/** Our own pages could not run inside the frame, so links open outside it. */
const LINKS_IN_NEW_TABS = '<base target="_blank">';
