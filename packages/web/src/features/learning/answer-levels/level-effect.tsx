/** What each level would have done with the latest questions, and questions for which they differ. */
import { Skeleton } from '@mantine/core';
import { ANSWER_LEVELS, type AnswerLevel } from '@parrot/contract/apps';
import type { AppId } from '@parrot/contract/core';
import type { TopicPath } from '@parrot/contract/knowledge';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../shared/format/format-number.ts';
import { LoadFailure } from '../../../shared/ui/load-failure.tsx';
import { useLevelEffect } from '../use-learning.ts';
import classes from './answer-levels.module.css';

const OUTCOMES = ['answer', 'didYouMean', 'unknown'] as const;

type LevelEffectProps = {
  appId: AppId;
  topic: TopicPath | undefined;
  chosen: AnswerLevel | undefined;
  saved: string;
};

export function LevelEffect({ appId, topic, chosen, saved }: LevelEffectProps) {
  const { t } = useTranslation('learning');
  const { data, error, refetch } = useLevelEffect(appId, topic, saved);
  if (error) return <LoadFailure error={error} onRetry={refetch} />;
  if (!data)
    return (
      <div role="status" aria-label={t('levels.waiting')}>
        <Skeleton height={112} radius="md" />
      </div>
    );
  if (data.asked === 0) return <p className={classes.note}>{t('levels.noQuestions')}</p>;
  return (
    <>
      <table className={classes.table}>
        <caption className={classes.note}>
          {t('levels.onQuestions', { count: data.asked, number: formatNumber(data.asked) })}{' '}
          {data.cutShort && t('levels.cutShort')}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('levels.label')}</th>
            {OUTCOMES.map((outcome) => (
              <th key={outcome} scope="col">
                {t(`levels.outcomes.${outcome}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.levels.map((row) => (
            <tr key={row.level} data-chosen={row.level === chosen || undefined}>
              <th scope="row">{t(`levels.names.${row.level}`)}</th>
              {OUTCOMES.map((outcome) => (
                <td key={outcome}>{formatNumber(row[outcome])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {data.examples.length > 0 && (
        <>
          <h4 className={classes.label}>{t('levels.examples')}</h4>
          <ul className={classes.examples}>
            {data.examples.map(({ question, outcomes }) => (
              <li key={question}>
                <span className={classes.question}>{question}</span>
                <span className={classes.note}>
                  {ANSWER_LEVELS.map((level) =>
                    t('levels.example', {
                      level: t(`levels.names.${level}`),
                      outcome: t(`levels.outcomes.${outcomes[level]}`),
                    }),
                  ).join(' · ')}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
