/** The FAQs of an app as a table; a row opens the editor. */
import { type LanguageCode, LIMITS } from '@parrot/contract/core';
import type { FaqSort, ListedFaq } from '@parrot/contract/knowledge';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LongTable } from '../../../../shared/table/long-table.tsx';
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
  const { t } = useTranslation('faq');
  const loaded = list.loaded();
  /** The start of a range selected with Shift. */
  const [anchor, setAnchor] = useState<number | null>(null);
  const tick = (index: number, toHere: boolean) => {
    const from = toHere && anchor !== null ? anchor : index;
    const span = Array.from({ length: Math.abs(index - from) + 1 }, (_, at) => Math.min(index, from) + at);
    selection.toggle(span.flatMap((at) => list.at(at) ?? []));
    setAnchor(index);
  };
  const days = LIMITS.faqAskedDays;
  return (
    <LongTable
      label={t('table.label')}
      list={list}
      classNames={{ head: classes.head, select: classes.tick, row: classes.row }}
      selectAll={{
        label: t('table.selectAll'),
        checked: selection.count > 0 && loaded.every(selection.has),
        some: selection.count > 0,
        onChange: () => (selection.count > 0 ? selection.clear() : selection.choose(loaded)),
      }}
      columns={[
        { name: 'question', label: t('table.question'), className: classes.question, sort: 'question' },
        { name: 'topic', label: t('table.topic'), className: classes.topic, sort: 'topic' },
        { name: 'languages', label: t('table.languages'), className: classes.languages },
        { name: 'state', label: t('table.state'), className: classes.state },
        {
          name: 'asked',
          label: t('table.asked', { days }),
          title: t('table.askedHint', { days }),
          className: classes.asked,
          sort: 'asked',
          highestFirst: true,
        },
        {
          name: 'edited',
          label: t('table.edited'),
          className: classes.edited,
          sort: 'edited',
          highestFirst: true,
        },
      ]}
      sorting={{ sortBy: view.sortBy, descending: view.descending, onSort }}
      isSelected={(index) => {
        const faq = list.at(index);
        return faq !== undefined && selection.has(faq);
      }}
      row={(index) => {
        const faq = list.at(index);
        return (
          faq && (
            <FaqRow
              faq={faq}
              languages={languages}
              isTicked={selection.has(faq)}
              onTick={(toHere) => tick(index, toHere)}
              onOpen={() => onOpen(faq)}
            />
          )
        );
      }}
    />
  );
}
