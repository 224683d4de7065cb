/** The visitor: name, location, device, page. */
import type { QueueUser } from '@parrot/contract/conversations';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { IconShieldCheck } from '../../../../shared/icons/shield-check.ts';
import { IconUser } from '../../../../shared/icons/user.ts';
import { CollapsibleSection } from '../../../../shared/ui/collapsible-section.tsx';
import { Pill } from '../../../../shared/ui/pill.tsx';
import { QueryContent } from '../../../../shared/ui/query-content.tsx';
import type { DeskSession } from '../../session/desk-session.ts';
import { visitorQuery } from '../context-queries.ts';
import { VisitorFacts } from './visitor-facts.tsx';
import { VisitorMenu } from './visitor-menu.tsx';

export function VisitorSection({ session, desk }: { session: QueueUser; desk: DeskSession }) {
  const { t } = useTranslation('desk-context');
  const query = useQuery(visitorQuery(session.userSessionId));
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
      <QueryContent query={query} lines={5}>
        {(visitor) => <VisitorFacts visitor={visitor} />}
      </QueryContent>
    </CollapsibleSection>
  );
}
