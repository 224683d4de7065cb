/** How an answer was found: the candidates, their scores and the threshold. */
import { useTranslation } from 'react-i18next';
import { formatList } from '../../../shared/format/format-list.ts';
import classes from './trace-view.module.css';
import type { TrialReply } from './trial.ts';

export function MatchDetails({ finding }: { finding: TrialReply['findings'][number] }) {
  const { t } = useTranslation('try');
  const { question, kind, threshold, candidates, corrections, readWith, disagreement } = finding;
  return (
    <div className={classes.finding}>
      <p className={classes.question}>{t('why.found', { question })}</p>
      {readWith && <p className={classes.because}>{t('why.readWith', { question: readWith })}</p>}
      {corrections.length > 0 && (
        <p className={classes.because}>
          {corrections.map((correction) => t('why.readAs', correction)).join(' ')}
        </p>
      )}
      {disagreement && (
        <p className={classes.because}>
          {t('why.disagree', { sources: formatList(disagreement.map(({ title }) => title)) })}
        </p>
      )}
      <p className={classes.because}>
        {t(`why.kinds.${kind}`)} {t('why.threshold', { threshold: threshold.toFixed(2) })}
      </p>
      {candidates.length === 0 && <p className={classes.because}>{t('why.none')}</p>}
      {candidates.length > 0 && (
        <ol className={classes.candidates} aria-label={t('why.candidates')}>
          {candidates.map((candidate, at) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: two questions may read alike.
              key={at}
              className={classes.candidate}
              data-enough={candidate.score >= threshold || undefined}
            >
              <span>{t('why.rank', { rank: at + 1, question: candidate.question })}</span>
              <meter
                className={classes.bar}
                min={0}
                max={1}
                value={Math.min(1, Math.max(0, candidate.score))}
                aria-hidden
              />
              <span className={classes.score}>{candidate.score.toFixed(2)}</span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
