/** Reports the outcome of a bulk action: a toast if all succeeded, otherwise a list of the failures. */
import { Button, Modal } from '@mantine/core';
import type { Outcome } from '@parrot/contract/team';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { translated } from '../../../shared/i18n/translated.ts';
import { toast } from '../../../shared/toast/toast.ts';
import classes from './use-bulk-outcomes.module.css';

export type OutcomeKind = 'inactive' | 'active' | 'removed' | 'resent' | 'deleted';
type BulkResult = { outcomes: Outcome[]; names: ReadonlyMap<string, string> };

export function useBulkOutcomes() {
  const { t } = useTranslation('team');
  const [result, setResult] = useState<BulkResult | null>(null);

  const show = (kind: OutcomeKind, outcomes: Outcome[], names: ReadonlyMap<string, string>) => {
    const failed = outcomes.filter(({ ok }) => !ok);
    if (failed.length > 0) return setResult({ outcomes, names });
    const [first] = outcomes;
    toast.success(t(`outcome.${kind}`, { count: outcomes.length, name: names.get(first?.id ?? '') ?? '' }));
  };
  return { show, dialog: <OutcomeDialog result={result} onClose={() => setResult(null)} /> };
}

function OutcomeDialog({ result, onClose }: { result: BulkResult | null; onClose: () => void }) {
  const { t } = useTranslation('team');
  const { outcomes = [], names } = result ?? {};
  const failed = outcomes.filter(({ ok }) => !ok);
  const count = outcomes.length - failed.length;
  return (
    <Modal
      opened={result !== null}
      onClose={onClose}
      title={t('outcome.title')}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'shell' }) }}
    >
      <p>{count > 0 ? t('outcome.done', { count, total: outcomes.length }) : t('outcome.none')}</p>
      <ul className={classes.list} aria-label={t('outcome.failed')}>
        {failed.map(({ id, message }) => (
          <li key={id} className={classes.failed}>
            <span className={classes.name}>{names?.get(id) ?? id}</span>
            <span className={classes.message}>{translated(message)}</span>
          </li>
        ))}
      </ul>
      <div className={classes.foot}>
        <Button size="lg" onClick={onClose} data-autofocus>
          {t('outcome.ok')}
        </Button>
      </div>
    </Modal>
  );
}
