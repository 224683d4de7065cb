/** List and reader side by side; one at a time on a narrow screen. The open mail is in the address. */
import type { OutboxMail } from '@parrot/contract/installation';
import { useTranslation } from 'react-i18next';
import { IconMail } from '../../../shared/icons/mail.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { useQueryParameters } from '../navigation/navigate.ts';
import { MailList } from './mail-list.tsx';
import classes from './mail-panes.module.css';
import { MailReader } from './mail-reader.tsx';

export function MailPanes({ items }: { items: OutboxMail[] }) {
  const { t } = useTranslation('accounts');
  const id = useQueryParameters().get('mail');
  const open = items.find((mail) => String(mail.id) === id);
  return (
    <div className={classes.panes} data-reading={open ? true : undefined}>
      <MailList items={items} openId={open?.id} />
      <section className={classes.reader}>
        {open ? (
          <MailReader key={open.id} mail={open} />
        ) : (
          <EmptyState icon={<IconMail size={28} stroke={1.75} />} title={t('outbox.choose')} />
        )}
      </section>
    </div>
  );
}
