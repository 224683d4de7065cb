/** The rows of question groups. */
import type { QuestionGroupId } from '@parrot/contract/core';
import type { QuestionGroup } from '@parrot/contract/learning';
import { useTranslation } from 'react-i18next';
import { formatDateTimeInText } from '../../shared/format/format-date-time.ts';
import { DayBars } from './day-bars.tsx';
import { ReasonCounts } from './reason-pills.tsx';
import classes from './unanswered.module.css';

type GroupRowsProps = { groups: readonly QuestionGroup[]; onOpen: (id: QuestionGroupId) => void };

export function GroupRows({ groups, onOpen }: GroupRowsProps) {
  const { t } = useTranslation('learning');
  return (
    <ul className={classes.rows} aria-label={t('list')}>
      {groups.map((group) => (
        <li key={group.groupId}>
          <button type="button" className={classes.row} onClick={() => onOpen(group.groupId)}>
            <span className={classes.asked}>
              <span className={classes.question}>{group.question}</span>
              <span className={classes.facts}>
                <ReasonCounts why={group.why} />
                <span>
                  {group.languages.map((code) => t(`languages.${code}`, { ns: 'studio' })).join(', ')}
                </span>
              </span>
            </span>
            <DayBars days={group.days} />
            <span className={classes.numbers}>
              <span className={classes.times}>{t('times', { count: group.count })}</span>
              <span>{t('last', { when: formatDateTimeInText(group.lastAskedAt) })}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
