/** A text proposed by the assistant, its sources, and the button that inserts it. */

import type { MadeBy } from '@parrot/contract/assistant';
import type { MessageSource } from '@parrot/contract/conversations';
import { isHttpUrl } from '@parrot/contract/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconFileText } from '../../shared/icons/file-text.ts';
import { ExternalLink } from '../../shared/ui/external-link.tsx';
import classes from './assistant.module.css';

/** Renders the button that inserts a text into the reply. */
export type InsertButtonFor = (text: string) => ReactNode;

export type Proposal = { text: string; sources: MessageSource[]; score?: number; madeBy: MadeBy };
type AnswerCardProps = {
  proposal: Proposal;
  /** Only the owner of the conversation can insert a text into the reply. */
  insertButton: InsertButtonFor | undefined;
  /** Shown instead of the whole text while it is being written. */
  shown?: ReactNode;
  children?: ReactNode;
};

export function AnswerCard({ proposal, insertButton, shown, children }: AnswerCardProps) {
  const { t } = useTranslation('desk-context');
  const { text, sources, score, madeBy } = proposal;
  return (
    <div className={classes.card}>
      <p className={classes.text}>{shown ?? text}</p>
      {sources.length > 0 && (
        <ul className={classes.sources} aria-label={t('assistant.sources')}>
          {sources.map(({ title, url }) => (
            <li key={`${title} ${url}`}>
              {isHttpUrl(url) ? (
                <ExternalLink url={url} label={title || url} />
              ) : (
                <span className={classes.source}>
                  <IconFileText size={14} stroke={1.75} aria-hidden />
                  {title}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      <div className={classes.foot}>
        {!shown && text !== '' && insertButton?.(text)}
        {children}
        <span className={classes.made}>
          {t(`assistant.madeBy.${madeBy}`)}
          {score !== undefined && (
            <>
              {' · '}
              <span title={t('assistant.score')}>{score.toFixed(2)}</span>
            </>
          )}
        </span>
      </div>
    </div>
  );
}
