/** The routing rules in their order, with what applies where none matches. */
import { Button, Skeleton } from '@mantine/core';
import type { RoutingRuleId } from '@parrot/contract/core';
import type { RoutingRule } from '@parrot/contract/desk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../shared/browser/lazy-part.tsx';
import { IconFlask } from '../../shared/icons/flask.ts';
import { IconPlus } from '../../shared/icons/plus.ts';
import { IconRoute } from '../../shared/icons/route.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { DeleteRuleDialog } from './delete-rule-dialog.tsx';
import classes from './routing.module.css';
import { RuleCard } from './rule-card.tsx';
import { draftOf, useReorderRules, useRoutingRules } from './use-routing.ts';

const RuleDrawer = lazyPart('routing-rule', async () => (await import('./rule-drawer.tsx')).RuleDrawer);
const TrialDialog = lazyPart(
  'routing-trial',
  async () => (await import('./trial/trial-dialog.tsx')).TrialDialog,
);

type Opened =
  | { kind: 'edit'; rule: RoutingRule | undefined }
  | { kind: 'delete'; rule: RoutingRule }
  | { kind: 'trial' };

export function RoutingRules() {
  const { t } = useTranslation('routing');
  const { data, error, refetch } = useRoutingRules();
  const reorder = useReorderRules();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [dragged, setDragged] = useState<RoutingRuleId | null>(null);
  const [moved, setMoved] = useState('');
  const close = () => setOpened(null);
  if (!data)
    return error ? <LoadFailure error={error} onRetry={refetch} /> : <Skeleton height={220} radius="md" />;
  const { rules } = data;
  const order = rules.map(({ ruleId }) => ruleId);
  const move = (ruleId: RoutingRuleId, to: number) => {
    const from = order.indexOf(ruleId);
    if (from < 0 || to < 0 || to >= order.length || from === to) return;
    const after = order.toSpliced(from, 1).toSpliced(to, 0, ruleId);
    reorder.mutate({ before: order, after }, { onError: () => setMoved('') });
    const name = rules[from]?.name ?? '';
    setMoved(t('card.moved', { name, position: to + 1, total: order.length }));
  };
  const add = (
    <Button
      leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
      onClick={() => setOpened({ kind: 'edit', rule: undefined })}
    >
      {t('create')}
    </Button>
  );
  return (
    <div className={classes.page}>
      {rules.length === 0 ? (
        <EmptyState
          icon={<IconRoute size={24} stroke={1.75} />}
          title={t('empty.title')}
          text={t('empty.text')}
          action={add}
        />
      ) : (
        <>
          <div className={classes.bar}>
            <Button
              variant="default"
              leftSection={<IconFlask size={16} stroke={1.75} aria-hidden />}
              onClick={() => setOpened({ kind: 'trial' })}
            >
              {t('trial.open')}
            </Button>
            {add}
          </div>
          <ol className={classes.rules} aria-label={t('list')}>
            {rules.map((rule, index) => (
              <RuleCard
                key={rule.ruleId}
                rule={rule}
                index={index}
                total={rules.length}
                known={data}
                isDragged={rule.ruleId === dragged}
                onDrag={setDragged}
                onDrop={() => dragged && move(dragged, index)}
                onMove={(by) => move(rule.ruleId, index + by)}
                onEdit={() => setOpened({ kind: 'edit', rule })}
                onDelete={() => setOpened({ kind: 'delete', rule })}
              />
            ))}
          </ol>
          <p className={classes.otherwise}>{t('otherwise')}</p>
          <p className={classes.hidden} role="status">
            {moved}
          </p>
        </>
      )}
      {opened?.kind === 'edit' && <RuleDrawer rule={opened.rule} known={data} onClose={close} />}
      {opened?.kind === 'delete' && <DeleteRuleDialog rule={opened.rule} onClose={close} />}
      {opened?.kind === 'trial' && <TrialDialog rules={rules.map(draftOf)} known={data} onClose={close} />}
    </div>
  );
}
