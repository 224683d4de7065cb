/** The question of a search and its candidates, best first. */
import type { FindingTrace } from '@parrot/contract/learning';
import { MODEL_PROVIDERS } from '@parrot/contract/models';
import { useTranslation } from 'react-i18next';
import { formatList } from '../../../../shared/format/format-list.ts';
import classes from './bot-message.module.css';

type Near = { key: string; title: string; text: string; score: number };

export function TraceFinding({ finding }: { finding: FindingTrace }) {
  const { t } = useTranslation('desk-context');
  const {
    question,
    kind,
    threshold,
    score,
    candidates,
    passages,
    corrections,
    readWith,
    disagreement,
    model,
    whisper,
  } = finding;
  const near: Near[] = [
    ...candidates.map((one) => ({ key: one.faqId, title: one.question, text: '', score: one.score })),
    ...passages.map((one, index) => ({
      key: `${one.sourceId} ${index}`,
      title: [one.title, one.heading].filter(Boolean).join(' · '),
      text: one.snippet,
      score: one.score,
    })),
  ].sort((a, b) => b.score - a.score);
  return (
    <>
      {question && <p>{t('why.understood', { question })}</p>}
      {readWith && <p>{t('why.readWith', { question: readWith })}</p>}
      {corrections.length > 0 && (
        <p>{corrections.map((correction) => t('why.readAs', correction)).join(' ')}</p>
      )}
      {disagreement && (
        <p>{t('why.disagree', { sources: formatList(disagreement.map(({ title }) => title)) })}</p>
      )}
      {whisper && (
        <>
          <p>{t('why.whisper', { name: whisper.agentName })}</p>
          <blockquote className={classes.snippet} dir="auto">
            {whisper.text}
          </blockquote>
          <p className={classes.meta}>{t('why.withoutWhisper')}</p>
        </>
      )}
      <p>{t(`why.kinds.${kind}`, { score: score.toFixed(2), threshold: threshold.toFixed(2) })}</p>
      {near.length === 0 ? (
        <p className={classes.meta}>{t('why.nothingNear')}</p>
      ) : (
        <ol className={classes.near} aria-label={t('why.near')}>
          {near.map(({ key, title, text, score: reached }) => (
            <li key={key}>
              <span className={classes.nearTitle}>{title}</span>
              <span className={classes.score} data-enough={reached >= threshold || undefined}>
                {reached.toFixed(2)}
              </span>
              {text && <p className={classes.snippet}>{text}</p>}
            </li>
          ))}
        </ol>
      )}
      {model?.provider && (
        <p className={classes.meta}>
          {t('why.model', {
            model: [MODEL_PROVIDERS[model.provider], model.modelName].filter(Boolean).join(', '),
          })}
        </p>
      )}
    </>
  );
}
