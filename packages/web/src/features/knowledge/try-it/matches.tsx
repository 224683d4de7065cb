/** The reply and the scores of all candidates; the mark in each bar is the threshold. */
import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import type { FaqId } from '@parrot/contract/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatList } from '../../../shared/format/format-list.ts';
import { IconCheck } from '../../../shared/icons/check.ts';
import { IconFileText } from '../../../shared/icons/file-text.ts';
import { IconFlask } from '../../../shared/icons/flask.ts';
import { Pill } from '../../../shared/ui/pill.tsx';
import { RichText } from '../../../shared/ui/rich-text.tsx';
import classes from './try-it.module.css';
import type { Tried } from './use-try-question.ts';

type MatchesProps = { found: Tried; threshold: number; onOpen: (faqId: FaqId) => void };

const TONES = { answer: 'ok', didYouMean: 'warning', unknown: 'neutral' } as const;

export function Matches({ found, threshold, onOpen }: MatchesProps) {
  const { t } = useTranslation('faq');
  const { kind, answer, candidates, passages, sources, corrections, readWith, disagreement } = found;
  return (
    <>
      <div className={classes.answer}>
        <Pill tone={TONES[kind]}>{t(`try.kinds.${kind}`)}</Pill>
        <div className={classes.text}>
          {kind === 'answer' ? <RichText text={answer} folds={sources.length > 0} /> : t(`try.says.${kind}`)}
        </div>
      </div>
      {sources.length > 0 && (
        <p className={classes.note}>
          {t('try.from', { sources: sources.map(({ title }) => title).join(', ') })}
        </p>
      )}
      {readWith && <p className={classes.note}>{t('try.readWith', { question: readWith })}</p>}
      {corrections.length > 0 && (
        <p className={classes.note}>
          {corrections.map((correction) => t('try.readAs', correction)).join(' ')}
        </p>
      )}
      {disagreement && (
        <p className={classes.note}>{t('try.disagree', { sources: formatList(disagreement) })}</p>
      )}
      {candidates.length + passages.length === 0 ? (
        <p className={classes.note}>{t('try.nothing')}</p>
      ) : (
        <ol className={classes.matches} aria-label={t('try.matches')}>
          {candidates.map((candidate) => (
            <Match
              key={candidate.faqId}
              score={candidate.score}
              threshold={threshold}
              isChosen={found.faqId === candidate.faqId}
            >
              {candidate.onTrial ? (
                <span className={classes.match}>
                  <IconFlask size={14} stroke={1.75} aria-label={t('try.onTrial')} /> {candidate.question}
                </span>
              ) : (
                <UnstyledButton className={classes.match} onClick={() => onOpen(candidate.faqId)}>
                  {candidate.question}
                  {candidate.languageCode !== found.language && (
                    <span className={classes.language}>{candidate.languageCode}</span>
                  )}
                </UnstyledButton>
              )}
            </Match>
          ))}
          {passages.map(({ title, heading, snippet, score }) => (
            <Match
              key={`${title} ${heading} ${snippet}`}
              score={score}
              threshold={threshold}
              isChosen={kind === 'answer' && found.faqId === null && score === found.score}
            >
              <span className={classes.match} title={snippet}>
                <IconFileText size={14} stroke={1.75} aria-label={t('try.document')} /> {title}: {snippet}
              </span>
            </Match>
          ))}
        </ol>
      )}
    </>
  );
}

type MatchProps = { score: number; threshold: number; isChosen: boolean; children: ReactNode };

function Match({ score, threshold, isChosen, children }: MatchProps) {
  const { t } = useTranslation('faq');
  const isEnough = score >= threshold;
  return (
    <li className={classes.row} data-enough={isEnough || undefined}>
      <span className={classes.check}>
        {isChosen && <IconCheck size={16} stroke={2} aria-label={t('try.chosen')} />}
      </span>
      {children}
      <span className={classes.bar} aria-hidden>
        <span
          className={classes.fill}
          style={{ width: `${Math.round(Math.min(1, Math.max(0, score)) * 100)}%` }}
        />
        <span className={classes.limit} style={{ left: `${Math.round(threshold * 100)}%` }} />
      </span>
      <span className={classes.score}>
        {score.toFixed(2)}
        <VisuallyHidden> {t(isEnough ? 'try.enough' : 'try.notEnough')}</VisuallyHidden>
      </span>
    </li>
  );
}
