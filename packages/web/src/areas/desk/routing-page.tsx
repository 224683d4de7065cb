/** The routing rules of the workspace, for supervisors. */
import { useTranslation } from 'react-i18next';
import { ConnectionBanner } from '../../features/desk/connection/connection-banner.tsx';
import type { DeskSession } from '../../features/desk/session/desk-session.ts';
import { RoutingRules } from '../../features/routing/routing-rules.tsx';
import { PageFrame } from '../../shared/ui/page-frame.tsx';
import { useDesk } from './use-desk.ts';
import { useLiveGroups } from './use-live-groups.ts';
import { useLiveTags } from './use-live-tags.ts';

export default function RoutingPage() {
  const { t } = useTranslation('routing');
  const desk = useDesk();
  return (
    <>
      <title>{t('pageTitle', { ns: 'shell', page: t('page.title') })}</title>
      {desk && <Routing desk={desk} />}
    </>
  );
}

/** The supervisor stays connected to the desk here: changes of others arrive live. */
function Routing({ desk }: { desk: DeskSession }) {
  const { t } = useTranslation('routing');
  useLiveTags(desk);
  useLiveGroups(desk);
  return (
    <>
      <ConnectionBanner onTryAgain={desk.tryAgain} />
      <PageFrame title={t('page.title')} subtitle={t('page.subtitle')}>
        <RoutingRules />
      </PageFrame>
    </>
  );
}
