/** Who proposed it, when, and for which question. */
import type { ProposedAnswer } from '@parrot/contract/learning';
import { useTranslation } from 'react-i18next';
import { formatDateTimeInText } from '../../shared/format/format-date-time.ts';
import classes from './unanswered.module.css';

export function ProposedBy({ proposal: { agentName, at, question } }: { proposal: ProposedAnswer }) {
  const { t } = useTranslation('learning');
  return (
    <p className={classes.by}>
      {t('group.proposedBy', { name: agentName, when: formatDateTimeInText(at) })}{' '}
      {t('group.proposedTo', { question })}
    </p>
  );
}
