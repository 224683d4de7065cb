/** The questions of an app as a table, however many: a row opens where it is edited. */
import { Button, Checkbox, Skeleton, Table } from '@mantine/core';
import { type LanguageCode, LIMITS } from '@parrot/contract/core';
import type { FaqSort, ListedFaq } from '@parrot/contract/knowledge';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../../shared/http/api-error.ts';
import { IconArrowDown } from '../../../../shared/icons/arrow-down.ts';
import { IconArrowUp } from '../../../../shared/icons/arrow-up.ts';
import { IconArrowsSort } from '../../../../shared/icons/arrows-sort.ts';
import type { FaqView } from '../faq-query.ts';
import { FaqRow } from './faq-row.tsx';
import classes from './faq-table.module.css';
import type { FaqList } from './use-faq-list.ts';
import type { Selection } from './use-faq-selection.ts';

type FaqTableProps = {
  list: FaqList;
  languages: readonly LanguageCode[];
  selection: Selection;
  view: FaqView;
  onSort: (sortBy: FaqSort, descending: boolean) => void;
  onOpen: (faq: ListedFaq) => void;
};

export function FaqTable({ list, languages, selection, view, onSort, onOpen }: FaqTableProps) {
  const { t } = useTranslation(['faq', 'shell']);
  const { rows, total, failed, first } = list;
  const loaded = list.loaded();
  /** From where a row with Shift held down reaches. */
  const [anchor, setAnchor] = useState<number | null>(null);
  const tick = (index: number, toHere: boolean) => {
    const from = toHere && anchor !== null ? anchor : index;
    const span = Array.from({ length: Math.abs(index - from) + 1 }, (_, at) => Math.min(index, from) + at);
    selection.toggle(span.flatMap((at) => list.at(at) ?? []));
    setAnchor(index);
  };
  const head = { view, onSort };
  return (
    <div className={classes.frame} data-stale={first.isPlaceholderData || undefined}>
      <Table layout="fixed" aria-label={t('table.label')} aria-rowcount={total + 1}>
        <Table.Thead className={classes.head}>
          <Table.Tr aria-rowindex={1}>
            <Table.Th className={classes.tick}>
              <Checkbox
                size="xs"
                aria-label={t('table.selectAll')}
                checked={selection.count > 0 && loaded.every(selection.has)}
                indeterminate={selection.count > 0 && !loaded.every(selection.has)}
                onChange={() => (selection.count > 0 ? selection.clear() : selection.choose(loaded))}
              />
            </Table.Th>
            <SortHead {...head} sort="question" className={classes.question}>
              {t('table.question')}
            </SortHead>
            <SortHead {...head} sort="topic" className={classes.topic}>
              {t('table.topic')}
            </SortHead>
            <Table.Th className={classes.languages}>{t('table.languages')}</Table.Th>
            <Table.Th className={classes.state}>{t('table.state')}</Table.Th>
            <SortHead
              {...head}
              sort="asked"
              className={classes.asked}
              title={t('table.askedHint', { days: LIMITS.faqAskedDays })}
            >
              {t('table.asked', { days: LIMITS.faqAskedDays })}
            </SortHead>
            <SortHead {...head} sort="edited" className={classes.edited}>
              {t('table.edited')}
            </SortHead>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody ref={rows.body}>
          <Room height={rows.before} />
          {rows.indexes.map((index) => {
            const faq = list.at(index);
            return (
              <tr
                key={index}
                ref={rows.measure}
                data-index={index}
                aria-rowindex={index + 2}
                className={classes.row}
                data-chosen={(faq && selection.has(faq)) || undefined}
              >
                {faq ? (
                  <FaqRow
                    faq={faq}
                    languages={languages}
                    isTicked={selection.has(faq)}
                    onTick={(toHere) => tick(index, toHere)}
                    onOpen={() => onOpen(faq)}
                  />
                ) : (
                  <td colSpan={7}>
                    <Skeleton height={16} width="40%" />
                  </td>
                )}
              </tr>
            );
          })}
          <Room height={rows.after} />
        </Table.Tbody>
      </Table>
      {failed && (
        <div className={classes.failure} role="alert">
          {messageOf(failed.error)}
          <Button size="xs" variant="default" onClick={() => failed.refetch()}>
            {t('retry', { ns: 'shell' })}
          </Button>
        </div>
      )}
    </div>
  );
}

type SortHeadProps = Pick<FaqTableProps, 'view' | 'onSort'> & {
  sort: FaqSort;
  className: string | undefined;
  title?: string;
  children: ReactNode;
};

function SortHead({ view, onSort, sort, className, title, children }: SortHeadProps) {
  const isActive = view.sortBy === sort;
  const Icon = !isActive ? IconArrowsSort : view.descending ? IconArrowDown : IconArrowUp;
  return (
    <Table.Th
      className={className}
      title={title}
      aria-sort={!isActive ? 'none' : view.descending ? 'descending' : 'ascending'}
    >
      <button
        type="button"
        className={classes.sort}
        data-active={isActive || undefined}
        // Of moments and numbers one wants the highest first, of names the first letters.
        onClick={() => onSort(sort, isActive ? !view.descending : sort === 'edited' || sort === 'asked')}
      >
        {children}
        <Icon size={14} stroke={1.75} aria-hidden />
      </button>
    </Table.Th>
  );
}

const Room = ({ height }: { height: number }) =>
  height > 0 && (
    <tr aria-hidden className={classes.spacer}>
      <td style={{ height }} />
    </tr>
  );
