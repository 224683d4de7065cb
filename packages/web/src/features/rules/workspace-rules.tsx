/** The rules of the desk in their order, with what they did. */
import { Alert, Button, Skeleton } from '@mantine/core';
import { LIMITS, type RuleId } from '@parrot/contract/core';
import type { Rule } from '@parrot/contract/rules';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconPlus } from '../../shared/icons/plus.ts';
import { IconWand } from '../../shared/icons/wand.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { DeleteRuleDialog } from './delete-rule-dialog.tsx';
import { RuleDrawer } from './rule-drawer.tsx';
import { RuleRow } from './rule-row.tsx';
import classes from './rules.module.css';
import { RunLog } from './run-log.tsx';
import { useOrderRules, useRules } from './use-rules.ts';

type Opened = { kind: 'edit'; rule: Rule | undefined } | { kind: 'delete'; rule: Rule };

export function WorkspaceRules() {
  const { t } = useTranslation('rules');
  const { data, error, refetch } = useRules();
  const order = useOrderRules();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [shown, setShown] = useState<RuleId | undefined>(undefined);
  const [moved, setMoved] = useState('');
  const log = useRef<HTMLDivElement>(null);
  const close = () => setOpened(null);
  if (!data)
    return error ? <LoadFailure error={error} onRetry={refetch} /> : <Skeleton height={220} radius="md" />;
  const { rules, options } = data;
  const isFull = rules.length >= LIMITS.rulesPerTenant;
  const move = (at: number, by: 1 | -1) => {
    const ids = rules.map(({ ruleId }) => ruleId);
    const [ruleId] = ids.splice(at, 1);
    if (!ruleId) return;
    ids.splice(at + by, 0, ruleId);
    order.mutate(ids, { onError: () => setMoved('') });
    const name = rules[at]?.name ?? '';
    setMoved(t('order.moved', { name, position: at + by + 1, total: ids.length }));
  };
  const showLog = (ruleId: RuleId) => {
    setShown(ruleId);
    log.current?.scrollIntoView({ block: 'start' });
    log.current?.focus();
  };
  const add = (
    <Button
      leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
      disabled={isFull}
      onClick={() => setOpened({ kind: 'edit', rule: undefined })}
    >
      {t('create')}
    </Button>
  );
  return (
    <div className={classes.page}>
      {rules.length === 0 ? (
        <EmptyState
          icon={<IconWand size={24} stroke={1.75} />}
          title={t('empty.title')}
          text={t('empty.text')}
          action={add}
        />
      ) : (
        <>
          <div className={classes.bar}>
            <span className={classes.quiet}>{t('order.help')}</span>
            {add}
          </div>
          {isFull && <Alert color="yellow">{t('full', { count: LIMITS.rulesPerTenant })}</Alert>}
          <ol className={classes.rules}>
            {rules.map((rule, at) => (
              <RuleRow
                key={rule.ruleId}
                rule={rule}
                options={options}
                onEdit={() => setOpened({ kind: 'edit', rule })}
                onDelete={() => setOpened({ kind: 'delete', rule })}
                onLog={() => showLog(rule.ruleId)}
                isFirst={at === 0}
                isLast={at === rules.length - 1}
                onMove={(by) => move(at, by)}
              />
            ))}
          </ol>
          <p className={classes.hidden} role="status">
            {moved}
          </p>
          <div ref={log} tabIndex={-1} className={classes.log}>
            <RunLog rules={rules} options={options} ruleId={shown} onChoose={setShown} />
          </div>
        </>
      )}
      {opened?.kind === 'edit' && <RuleDrawer rule={opened.rule} options={options} onClose={close} />}
      {opened?.kind === 'delete' && <DeleteRuleDialog rule={opened.rule} onClose={close} />}
    </div>
  );
}
