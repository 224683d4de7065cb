/** What the bot said, next to what it would say with the edit. */
import { Button } from '@mantine/core';
import type { BodyOf } from '@parrot/contract/core';
import { tryCorrection } from '@parrot/contract/corrections';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../../shared/http/api-error.ts';
import { call } from '../../../../shared/http/call.ts';
import classes from './answer-comparison.module.css';

type Edit = BodyOf<typeof tryCorrection> & { question: string; answer: string };

export function AnswerComparison({ before, edit }: { before: string; edit: Edit }) {
  const { t } = useTranslation('desk-bot');
  const trial = useMutation({
    mutationFn: (body: Edit) => call(tryCorrection, { body }),
    gcTime: 0,
    meta: { quiet: true },
  });
  const { data } = trial;
  const isStale =
    data !== undefined &&
    (['answer', 'question', 'changesFaq'] as const).some((name) => trial.variables?.[name] !== edit[name]);
  return (
    <section className={classes.comparison} aria-label={t('again.compare')}>
      <div>
        <h3>{t('again.before')}</h3>
        <blockquote>{before}</blockquote>
      </div>
      <div aria-live="polite" data-stale={isStale || undefined}>
        <h3>{t('again.after')}</h3>
        {trial.isError && <p role="alert">{messageOf(trial.error)}</p>}
        {data && (
          <>
            {data.kind === 'answer' && <blockquote>{data.answer}</blockquote>}
            <p className={classes.verdict} data-good={data.isCorrection || undefined}>
              {t(`again.verdict.${data.isCorrection ? 'correction' : data.kind}`)}
              {isStale && ` ${t('again.stale')}`}
            </p>
          </>
        )}
        <Button
          size="xs"
          variant="default"
          loading={trial.isPending}
          disabled={edit.answer.trim() === '' || edit.question.trim() === ''}
          onClick={() => trial.mutate(edit)}
        >
          {t('again.try')}
        </Button>
      </div>
    </section>
  );
}
