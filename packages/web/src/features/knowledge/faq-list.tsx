/** The questions and answers of an app: find, add, change, delete with a way back. */
import { Button, Skeleton, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { Faq } from '@parrot/contract/knowledge';
import { IconMessageQuestion, IconPlus, IconSearch } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tourPlace } from '../../shared/tour/tour-places.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { MoreButton } from '../../shared/ui/more-button.tsx';
import { FaqDrawer } from './faq-drawer.tsx';
import classes from './faq-list.module.css';
import { FaqTable } from './faq-table.tsx';
import { useDeleteWithUndo } from './use-delete-with-undo.tsx';
import { type FaqsOf, useFaqs } from './use-faqs.ts';

const SEARCH_DELAY_MS = 200;

export function FaqList({ of }: { of: FaqsOf }) {
  const { t } = useTranslation('studio');
  const [editing, setEditing] = useState<Faq | 'new' | null>(null);
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), SEARCH_DELAY_MS);
  const faqs = useFaqs(of, search);
  const add = useRef<HTMLButtonElement>(null);
  const focusOnAdd = () => add.current?.focus();
  const deleteWithUndo = useDeleteWithUndo(of, focusOnAdd);
  const items = faqs.data?.pages.flatMap((page) => page.items) ?? [];
  const isEmpty = faqs.data !== undefined && items.length === 0 && !search;
  const addButton = (
    <Button
      {...tourPlace('addQuestion')}
      ref={add}
      leftSection={<IconPlus size={16} stroke={1.75} />}
      onClick={() => setEditing('new')}
    >
      {t('faq.add')}
    </Button>
  );

  return (
    <section>
      {!isEmpty && (
        <div className={classes.bar}>
          <TextInput
            className={classes.search}
            aria-label={t('faq.find')}
            placeholder={t('faq.find')}
            leftSection={<IconSearch size={16} stroke={1.75} />}
            maxLength={200}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          {faqs.data && (
            <span className={classes.count} role="status">
              {t(search ? 'faq.found' : 'faq.count', { count: faqs.data.pages[0]?.total ?? 0 })}
            </span>
          )}
          {addButton}
        </div>
      )}
      {faqs.isPending ? (
        <div role="status" aria-label={t('faq.loading')}>
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} height={44} mb={4} />
          ))}
        </div>
      ) : faqs.isLoadingError ? (
        <LoadFailure error={faqs.error} onRetry={faqs.refetch} />
      ) : items.length === 0 ? (
        <EmptyState
          icon={<IconMessageQuestion size={28} stroke={1.75} />}
          title={t(search ? 'faq.noMatch.title' : 'faq.empty.title')}
          text={t(search ? 'faq.noMatch.text' : 'faq.empty.text')}
          action={isEmpty && addButton}
        />
      ) : (
        <FaqTable items={items} onEdit={setEditing} />
      )}
      <MoreButton query={faqs} label={t('faq.showMore')} />
      <FaqDrawer
        of={of}
        editing={editing}
        onDelete={deleteWithUndo}
        onClose={() => setEditing(null)}
        onFocusLost={focusOnAdd}
      />
    </section>
  );
}
