/** The active filters as chips; those that differ from the default can be removed. */
import { ActionIcon, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../shared/browser/lazy-part.tsx';
import { shortcutText } from '../../../shared/browser/modifier-key.ts';
import { IconFilter } from '../../../shared/icons/filter.ts';
import { IconSearch } from '../../../shared/icons/search.ts';
import { IconX } from '../../../shared/icons/x.ts';
import { openSearch } from '../../../shared/search/search-store.ts';
import { useCanMonitorApp } from '../parts/use-can-monitor.ts';
import type { DeskSession } from '../session/desk-session.ts';
import { DEFAULT_FILTER, type DeskFilter } from './desk-filter.ts';
import classes from './filter-bar.module.css';
import { useFilterTexts } from './use-filter-texts.ts';

const FilterModal = lazyPart('desk-filter', async () => (await import('./filter-modal.tsx')).FilterModal);

type FilterBarProps = {
  filter: DeskFilter;
  desk: DeskSession;
  onFilter: (filter: DeskFilter) => void;
};

export function FilterBar({ filter, desk, onFilter }: FilterBarProps) {
  const { t } = useTranslation('desk');
  const mayMonitor = useCanMonitorApp(filter.filterApp);
  const texts = useFilterTexts(filter);
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  const usual = (name: keyof DeskFilter) => () => onFilter({ ...filter, [name]: DEFAULT_FILTER[name] });
  const differs = (name: keyof DeskFilter) =>
    JSON.stringify(filter[name]) !== JSON.stringify(DEFAULT_FILTER[name]);
  const chip = (name: keyof DeskFilter, label: string) => (
    <Chip label={label} onOpen={open} onRemove={differs(name) ? usual(name) : undefined} />
  );
  return (
    <div className={classes.bar}>
      <div className={classes.chips}>
        {chip('filterDate', texts.date)}
        {mayMonitor && chip('filterAgent', texts.agent)}
        {differs('filterConversationType') && chip('filterConversationType', texts.type)}
        {chip('filterApp', texts.app)}
        {differs('filterTags') && chip('filterTags', texts.tags)}
      </div>
      <ActionIcon
        aria-label={t('search.open')}
        title={t('search.hint', { keys: shortcutText('K') })}
        onClick={() => openSearch('messages')}
      >
        <IconSearch size={16} stroke={1.75} />
      </ActionIcon>
      <ActionIcon aria-label={t('filter.open')} aria-keyshortcuts="F" data-action="filter" onClick={open}>
        <IconFilter size={16} stroke={1.75} />
      </ActionIcon>
      {isOpen && (
        <FilterModal
          filter={filter}
          desk={desk}
          mayMonitor={mayMonitor}
          onFilter={onFilter}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}

type ChipProps = { label: string; onOpen: () => void; onRemove?: (() => void) | undefined };

function Chip({ label, onOpen, onRemove }: ChipProps) {
  const { t } = useTranslation('desk');
  return (
    <span className={classes.chip} data-on={onRemove ? true : undefined}>
      <UnstyledButton
        className={classes.opener}
        aria-label={t('filter.change', { value: label })}
        onClick={onOpen}
      >
        {label}
      </UnstyledButton>
      {onRemove && (
        <UnstyledButton
          className={classes.remove}
          aria-label={t('filter.remove', { value: label })}
          onClick={onRemove}
        >
          <IconX size={14} stroke={1.75} aria-hidden />
        </UnstyledButton>
      )}
    </span>
  );
}
