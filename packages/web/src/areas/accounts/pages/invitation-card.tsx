/** What an invitation grants, and until when it is valid. */
import type { InvitationPreview } from '@parrot/contract/accounts';
import { useTranslation } from 'react-i18next';
import { formatLongDateTime } from '../../../shared/format/format-date-time.ts';
import { roleLabel } from '../../../shared/i18n/role-label.ts';
import { Pill } from '../../../shared/ui/pill.tsx';
import classes from './invitation-card.module.css';

export function InvitationCard({ invitation }: { invitation: InvitationPreview }) {
  const { t } = useTranslation('accounts');
  const { roleNames, expiresAt } = invitation;
  return (
    <dl className={classes.card}>
      {roleNames.length > 0 && (
        <div className={classes.row}>
          <dt className={classes.term}>{t('invitation.roles', { count: roleNames.length })}</dt>
          <dd className={classes.roles}>
            {roleNames.map((role) => (
              <Pill key={role}>{roleLabel(role)}</Pill>
            ))}
          </dd>
        </div>
      )}
      <div className={classes.row}>
        <dt className={classes.term}>{t('invitation.until')}</dt>
        <dd className={classes.value}>
          <time dateTime={expiresAt}>{formatLongDateTime(expiresAt)}</time>
        </dd>
      </div>
    </dl>
  );
}
