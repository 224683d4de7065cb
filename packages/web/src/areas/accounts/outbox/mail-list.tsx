import type { OutboxMail } from '@parrot/contract/installation';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../shared/format/format-date-time.ts';
import { PageLink } from '../navigation/page-link.tsx';
import classes from './mail-list.module.css';

export function MailList({ items, openId }: { items: OutboxMail[]; openId: number | undefined }) {
  const { t } = useTranslation('accounts');
  return (
    <nav className={classes.list} aria-label={t('outbox.list')}>
      <p className={classes.count}>{t('outbox.count', { count: items.length })}</p>
      {items.map(({ id, to, subject, sentAt }) => (
        <PageLink
          key={id}
          to={{ search: `?mail=${id}` }}
          className={classes.row}
          aria-current={id === openId ? 'true' : undefined}
        >
          <span className={classes.top}>
            <span className={classes.to}>{to}</span>
            <time className={classes.when} dateTime={sentAt}>
              {formatDateTime(sentAt)}
            </time>
          </span>
          <span className={classes.subject}>{subject}</span>
        </PageLink>
      ))}
    </nav>
  );
}
