/** The assistant: it proposes replies and answers questions of the agent's, and says what its words rest on. */
import type { QueueUser } from '@parrot/contract/conversations';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { IconSparkles } from '../../shared/icons/sparkles.ts';
import { Section } from '../../shared/ui/collapsible-section.tsx';
import { ConnectModel } from '../../shared/ui/connect-model.tsx';
import { Loaded } from '../../shared/ui/query-content.tsx';
import { useUserStore } from '../../state/user-store.ts';
import { abilitiesQuery } from '../desk/context/context-queries.ts';
import { isHeldBy } from '../desk/conversation/conversation-owner.ts';
import type { DeskSession } from '../desk/session/desk-session.ts';
import { AskParrot } from './ask-parrot.tsx';
import classes from './assistant.module.css';
import { SuggestedReplies } from './suggested-replies.tsx';

export function AssistantSection({ session, desk }: { session: QueueUser; desk: DeskSession }) {
  const { t } = useTranslation('desk-context');
  const ownId = useUserStore(({ details }) => details?.userId ?? '');
  const query = useQuery(abilitiesQuery(session.userSessionId));
  const mayInsert = isHeldBy(session, ownId);
  return (
    <Section
      name="assistant"
      icon={IconSparkles}
      title={t('assistant.title')}
      aside={<span className={classes.from}>{t('assistant.from', { app: session.appName })}</span>}
    >
      <Loaded query={query} lines={2}>
        {({ hasModel, smartSuggestions }) => (
          <>
            {mayInsert && smartSuggestions && <SuggestedReplies session={session} />}
            <AskParrot session={session} desk={desk} hasModel={hasModel} mayInsert={mayInsert} />
            <Needs hasModel={hasModel} smartSuggestions={smartSuggestions} />
          </>
        )}
      </Loaded>
    </Section>
  );
}

/** What is not shown because something is missing, and what that is. */
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
