/** The active filters of a list, each removable. */

import { useTranslation } from 'react-i18next';
import { IconX } from '../../../shared/icons/x.ts';
import classes from './filter.module.css';

export type Chip = { id: string; kind: string; value: string; onRemove: () => void };

export function ActiveFilters({ chips, onClear }: { chips: Chip[]; onClear: () => void }) {
  const { t } = useTranslation('team');
  if (chips.length === 0) return null;
  return (
    <div className={classes.chips}>
      {chips.map(({ id, kind, value, onRemove }) => (
        <button
          key={id}
          type="button"
          className={classes.chip}
          aria-label={t('filter.remove', { kind, value })}
          onClick={onRemove}
        >
          <span className={classes.chipText}>{t('filter.chip', { kind, value })}</span>
          <IconX size={14} stroke={1.75} aria-hidden />
        </button>
      ))}
      <button type="button" className={classes.clear} onClick={onClear}>
        {t('filter.clear')}
      </button>
    </div>
  );
}
