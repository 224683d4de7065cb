/** The rules of the desk, for supervisors, who stay connected to the desk here. */
import { rulesChanged } from '@parrot/contract/rules';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ConnectionBanner } from '../../features/desk/connection/connection-banner.tsx';
import type { DeskSession } from '../../features/desk/session/desk-session.ts';
import { RULES_KEY } from '../../features/rules/use-rules.ts';
import { WorkspaceRules } from '../../features/rules/workspace-rules.tsx';
import { PageFrame } from '../../shared/ui/page-frame.tsx';
import { useDesk } from './use-desk.ts';

export default function RulesPage() {
  const { t } = useTranslation('rules');
  const desk = useDesk();
  useLiveRules(desk);
  return (
    <>
      {desk && <ConnectionBanner onTryAgain={desk.tryAgain} />}
      <PageFrame title={t('page.title')} subtitle={t('page.subtitle')}>
        <WorkspaceRules />
      </PageFrame>
    </>
  );
}

/** Another supervisor changes rules, too. */
function useLiveRules(desk: DeskSession | null): void {
  const cache = useQueryClient();
  useEffect(
    () => desk?.subscribe(rulesChanged, () => void cache.invalidateQueries({ queryKey: RULES_KEY })),
    [desk, cache],
  );
}
