/** The visitor: name, location, device, page. */
import type { QueueUser } from '@parrot/contract/conversations';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { IconShieldCheck } from '../../../../shared/icons/shield-check.ts';
import { IconUser } from '../../../../shared/icons/user.ts';
import { CollapsibleSection } from '../../../../shared/ui/collapsible-section.tsx';
import { Pill } from '../../../../shared/ui/pill.tsx';
import { QueryContent } from '../../../../shared/ui/query-content.tsx';
import { isLive } from '../../conversation/conversation-owner.ts';
import type { DeskSession } from '../../session/desk-session.ts';
import { useDeskStore } from '../../session/desk-store.ts';
import { visitorQuery } from '../context-queries.ts';
import { BlockedNotice } from '../profile/blocked-notice.tsx';
import { ContactDetails } from '../profile/contact-details.tsx';
import { MergedNotice } from '../profile/merged-notice.tsx';
import { VisitorFacts } from './visitor-facts.tsx';
import { VisitorMenu } from './visitor-menu.tsx';

export function VisitorSection({ session, desk }: { session: QueueUser; desk: DeskSession }) {
  const { t } = useTranslation('desk-context');
  const query = useQuery(visitorQuery(session.userSessionId));
  const page = useDeskStore(({ pages }) => pages[session.conversationId]);
  const isThere = useDeskStore(({ thread }) => (isLive(session) ? thread?.visitorIsThere : undefined));
  return (
    <CollapsibleSection
      name="visitor"
      icon={IconUser}
      title={t('visitor.title')}
      aside={
        <>
          {session.isVerified ? (
            <Pill tone="ok">
              <IconShieldCheck size={14} stroke={1.75} aria-hidden />
              {t('visitor.verified')}
            </Pill>
          ) : (
            <Pill>{t('visitor.unverified')}</Pill>
          )}
          <VisitorMenu session={session} desk={desk} />
        </>
      }
    >
      <BlockedNotice session={session} />
      <ContactDetails key={session.userSessionId} session={session} />
      <MergedNotice session={session} />
      <QueryContent query={query} lines={5}>
        {(visitor) => <VisitorFacts visitor={{ ...visitor, page: page ?? visitor.page }} isThere={isThere} />}
      </QueryContent>
    </CollapsibleSection>
  );
}
