/** A preview of the assistant's proposal. It is never sent by itself. */
import { ActionIcon, Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { IconQuote } from '../../../shared/icons/quote.ts';
import { IconSparkles } from '../../../shared/icons/sparkles.ts';
import { IconX } from '../../../shared/icons/x.ts';
import { MessageSources } from '../timeline/message-sources.tsx';
import classes from './ai-preview.module.css';
import type { AiProposal } from './use-ai-assist.ts';

type AiPreviewProps = {
  proposals: readonly AiProposal[];
  isNote: boolean;
  onInsert: (proposal: AiProposal) => void;
  onClose: () => void;
};

export function AiPreview({ proposals, isNote, onInsert, onClose }: AiPreviewProps) {
  const { t } = useTranslation('desk-conversation');
  return (
    <section className={classes.preview} aria-label={t('ai.preview')}>
      <ActionIcon className={classes.close} size="sm" aria-label={t('ai.discard')} onClick={onClose}>
        <IconX size={14} stroke={1.75} />
      </ActionIcon>
      {proposals.length === 0 && <p className={classes.nothing}>{t('ai.nothing')}</p>}
      {proposals.map((proposal) => (
        <div key={proposal.text} className={classes.proposal}>
          <p className={classes.text}>{proposal.text}</p>
          <MessageSources sources={proposal.sources} />
          <div className={classes.foot}>
            <span className={classes.made}>
              {proposal.isQuote ? (
                <IconQuote size={13} stroke={1.75} aria-hidden />
              ) : (
                <IconSparkles size={13} stroke={1.75} aria-hidden />
              )}
              {t(madeBy(proposal))}
            </span>
            {(isNote || !proposal.isInternal) && (
              <Button size="xs" variant="light" onClick={() => onInsert(proposal)}>
                {t(proposal.whole ? 'ai.replace' : 'ai.insert')}
              </Button>
            )}
          </div>
        </div>
      ))}
    </section>
  );
}

const madeBy = ({ isQuote, isSummary }: AiProposal) =>
  isQuote ? (isSummary ? 'ai.excerpt' : 'ai.quote') : 'ai.model';
