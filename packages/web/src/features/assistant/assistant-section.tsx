/**
 * The assistant: it proposes replies and answers questions of the agent's, and says what its words rest on.
 */
import type { QueueUser } from '@parrot/contract/conversations';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { IconSparkles } from '../../shared/icons/sparkles.ts';
import { CollapsibleSection } from '../../shared/ui/collapsible-section.tsx';
import { ConnectModel } from '../../shared/ui/connect-model.tsx';
import { QueryContent } from '../../shared/ui/query-content.tsx';
import type { InsertButtonFor } from './answer-card.tsx';
import { AskParrot } from './ask-parrot.tsx';
import classes from './assistant.module.css';
import { SuggestedReplies } from './suggested-replies.tsx';
import type { SubscribeToParts } from './use-generated-answer.ts';

type AssistantSectionProps = {
  session: QueueUser;
  abilities: UseQueryResult<{ hasModel: boolean; smartSuggestions: boolean }>;
  subscribe: SubscribeToParts;
  lastVisitorSeq: number;
  /** Undefined unless the agent owns the conversation. */
  insertButton: InsertButtonFor | undefined;
};

export function AssistantSection(props: AssistantSectionProps) {
  const { session, abilities, subscribe, lastVisitorSeq, insertButton } = props;
  const { t } = useTranslation('desk-context');
  return (
    <CollapsibleSection
      name="assistant"
      icon={IconSparkles}
      title={t('assistant.title')}
      aside={<span className={classes.from}>{t('assistant.from', { app: session.appName })}</span>}
    >
      <QueryContent query={abilities} lines={2}>
        {({ hasModel, smartSuggestions }) => (
          <>
            {insertButton && smartSuggestions && (
              <SuggestedReplies
                userSessionId={session.userSessionId}
                lastVisitorSeq={lastVisitorSeq}
                insertButton={insertButton}
              />
            )}
            <AskParrot
              session={session}
              subscribe={subscribe}
              hasModel={hasModel}
              insertButton={insertButton}
            />
            <Needs hasModel={hasModel} smartSuggestions={smartSuggestions} />
          </>
        )}
      </QueryContent>
    </CollapsibleSection>
  );
}

/** What is not available, and what it would need. */
function Needs({ hasModel, smartSuggestions }: { hasModel: boolean; smartSuggestions: boolean }) {
  const { t } = useTranslation('desk-context');
  if (hasModel && smartSuggestions) return null;
  return (
    <p className={classes.needs}>
      {!hasModel && (
        <>
          {t('assistant.needsModel')} <ConnectModel />{' '}
        </>
      )}
      {!smartSuggestions && t('assistant.needsSuggestions')}
    </p>
  );
}
