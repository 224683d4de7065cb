/** An answer from the app's knowledge, word by word. */
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { AnswerCard, type InsertButtonFor, type Proposal } from './answer-card.tsx';
import { useTypingAnimation } from './use-typing-animation.ts';

type KnowledgeAnswerProps = { proposal: Proposal; insertButton: InsertButtonFor | undefined };

export function KnowledgeAnswer({ proposal, insertButton }: KnowledgeAnswerProps) {
  const { t } = useTranslation('desk-context');
  const { shown, isTyping, showAll } = useTypingAnimation(proposal.text);
  return (
    <AnswerCard
      proposal={proposal}
      insertButton={insertButton}
      {...(isTyping && { shown: shown || t('assistant.thinking') })}
    >
      {isTyping && (
        <Button size="xs" variant="default" onClick={showAll}>
          {t('assistant.showAll')}
        </Button>
      )}
    </AnswerCard>
  );
}
