/** Floats below a list while rows are selected: their number, and the bulk actions. */
import { Button, CloseButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './bulk-bar.module.css';

type Act = { name: string; isDanger?: boolean | undefined; onClick: () => void };
type BulkBarProps = { count: number; acts: Act[]; busy: boolean; onClear: () => void };

export function BulkBar({ count, acts, busy, onClear }: BulkBarProps) {
  const { t } = useTranslation('team');
  return (
    <section className={classes.bar} aria-label={t('bulk.label')}>
      <span role="status" className={classes.count}>
        {t('bulk.selected', { count })}
      </span>
      {acts.map(({ name, isDanger = false, onClick }) => (
        <Button
          key={name}
          size="sm"
          variant={isDanger ? 'light' : 'default'}
          color={isDanger ? 'red' : undefined}
          disabled={busy}
          onClick={onClick}
        >
          {name}
        </Button>
      ))}
      <CloseButton size="sm" aria-label={t('bulk.clear')} onClick={onClear} />
    </section>
  );
}
