/** Tries the rules with an unsaved one, once it says what to do. */
import { Button } from '@mantine/core';
import { type RoutingRuleDraft, routingRuleDraft } from '@parrot/contract/desk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../shared/browser/lazy-part.tsx';
import { IconFlask } from '../../../shared/icons/flask.ts';
import type { KnownNames } from '../use-rule-summary.ts';

const TrialDialog = lazyPart('routing-trial', async () => (await import('./trial-dialog.tsx')).TrialDialog);

type TrialButtonProps = { rules: readonly RoutingRuleDraft[]; draft: RoutingRuleDraft; known: KnownNames };

export function TrialButton({ rules, draft, known }: TrialButtonProps) {
  const { t } = useTranslation('routing');
  const [tried, setTried] = useState<readonly RoutingRuleDraft[] | null>(null);
  // A rule can be tried before it has a name.
  const named = { ...draft, name: draft.name.trim().length > 1 ? draft.name : t('trial.unsaved') };
  const canTry = routingRuleDraft.safeParse(named).success;
  return (
    <div>
      <Button
        variant="default"
        disabled={!canTry}
        leftSection={<IconFlask size={16} stroke={1.75} aria-hidden />}
        onClick={() => setTried(rules.map((rule) => (rule === draft ? named : rule)))}
      >
        {t('trial.tryOne')}
      </Button>
      {tried && <TrialDialog rules={tried} known={known} onClose={() => setTried(null)} />}
    </div>
  );
}
