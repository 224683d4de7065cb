import { Progress } from '@mantine/core';
import type { Understanding } from '@parrot/contract/knowledge';
import { useTranslation } from 'react-i18next';
import classes from './understanding.module.css';

export function LearningProgress({ learning }: { learning: NonNullable<Understanding['learning']> }) {
  const { t, i18n } = useTranslation('studio');
  const formatCount = (count: number) => count.toLocaleString(i18n.language);
  const { done, total } = learning;
  return (
    <div className={classes.learning}>
      <Progress value={(100 * done) / total} size="sm" aria-label={t('understanding.progress')} />
      <p className={classes.text}>
        {t('understanding.learning', { done: formatCount(done), total: formatCount(total) })}
      </p>
    </div>
  );
}
