import { Progress } from '@mantine/core';
import type { Understanding } from '@parrot/contract/knowledge';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../shared/format/format-number.ts';
import classes from './understanding.module.css';

export function LearningProgress({ learning }: { learning: NonNullable<Understanding['learning']> }) {
  const { t } = useTranslation('studio');
  const { done, total } = learning;
  return (
    <div className={classes.learning}>
      <Progress value={(100 * done) / total} size="sm" aria-label={t('understanding.progress')} />
      <p className={classes.text}>
        {t('understanding.learning', { done: formatNumber(done), total: formatNumber(total) })}
      </p>
    </div>
  );
}
