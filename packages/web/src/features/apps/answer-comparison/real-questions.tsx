/** What publishing would change for real questions: how many answers get worse or better, and which. */
import { Button, Progress } from '@mantine/core';
import { ANSWER_OUTCOMES, type AnswerComparison, type AnswerOutcome } from '@parrot/contract/apps';
import type { AppId } from '@parrot/contract/core';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../../shared/ui/load-failure.tsx';
import { type CauseLink, ComparedAnswers } from './compared-answers.tsx';
import classes from './real-questions.module.css';
import { isUnfinished } from './use-answer-comparison.ts';

type RealQuestionsProps = {
  appId: AppId;
  query: { data: AnswerComparison | undefined; error: unknown; refetch: () => unknown };
  causeLink: CauseLink;
  /** The outcome whose questions are listed. */
  shown: AnswerOutcome | null;
  onShow: (outcome: AnswerOutcome | null) => void;
  ref?: Ref<HTMLElement>;
};

export function RealQuestions({ appId, query, causeLink, shown, onShow, ref }: RealQuestionsProps) {
  const { t } = useTranslation('designer');
  const { data, error, refetch } = query;
  if (data?.state === 'none') return null;
  const { total = 0, done = 0 } = data ?? {};
  const isRunning = !data || isUnfinished(data);
  const isEmpty = data?.state === 'done' && total === 0;
  return (
    <section ref={ref} className={classes.section} aria-labelledby="real-questions" tabIndex={-1}>
      <h3 id="real-questions" className={classes.title}>
        {t('realQuestions.title')}
      </h3>
      <p className={classes.text}>{t(isEmpty ? 'realQuestions.empty' : 'realQuestions.text')}</p>
      {error && !data ? (
        <LoadFailure error={error} onRetry={refetch} />
      ) : (
        isRunning && (
          <div className={classes.progress}>
            <Progress
              value={total === 0 ? 0 : (100 * done) / total}
              animated
              aria-label={t('realQuestions.progress')}
            />
            <p className={classes.text} role="status">
              {total === 0 ? t('realQuestions.preparing') : t('realQuestions.running', { done, total })}
            </p>
          </div>
        )
      )}
      {data?.state === 'failed' && <p className={classes.failure}>{t('realQuestions.failed')}</p>}
      {data && total > 0 && (
        <div className={classes.counts}>
          {ANSWER_OUTCOMES.map((outcome) => (
            <Button
              key={outcome}
              size="sm"
              variant="default"
              className={classes.count}
              data-outcome={data.counts[outcome] > 0 ? outcome : undefined}
              disabled={data.counts[outcome] === 0}
              aria-expanded={shown === outcome}
              onClick={() => onShow(shown === outcome ? null : outcome)}
            >
              {t(`realQuestions.counts.${outcome}`, { count: data.counts[outcome] })}
            </Button>
          ))}
        </div>
      )}
      {data && shown && data.counts[shown] > 0 && (
        <ComparedAnswers key={shown} appId={appId} comparison={data} outcome={shown} causeLink={causeLink} />
      )}
    </section>
  );
}
