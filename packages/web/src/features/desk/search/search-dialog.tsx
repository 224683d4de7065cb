/** Searches all visible messages. A result opens at its message. */
import { Button, Loader, Modal, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { LIMITS } from '@parrot/contract/core';
import { type FoundMessage, searchMessages } from '@parrot/contract/desk';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/http/call.ts';
import { IconSearch } from '../../../shared/icons/search.ts';
import { useDialog } from '../../../shared/ui/use-dialog.ts';
import classes from './search.module.css';
import { SearchResult } from './search-result.tsx';

const WAIT_MS = 200;

type SearchDialogProps = { onOpen: (found: FoundMessage) => void; onClose: () => void };

export function SearchDialog({ onOpen, onClose }: SearchDialogProps) {
  const { t } = useTranslation('desk');
  const opened = useDialog();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const [wanted] = useDebouncedValue(text.trim(), WAIT_MS);
  const isAsking = wanted.length >= LIMITS.searchText.min;
  const found = useInfiniteQuery({
    queryKey: ['desk', 'search', wanted],
    queryFn: ({ pageParam, signal }) =>
      call(searchMessages, { body: { text: wanted, offset: pageParam }, signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) =>
      last.hasMore ? pages.reduce((sum, { items }) => sum + items.length, 0) : undefined,
    enabled: isAsking,
    placeholderData: keepPreviousData,
  });
  const items = isAsking ? (found.data?.pages.flatMap((page) => page.items) ?? []) : [];
  const current = Math.min(at, items.length - 1);
  const open = (item: FoundMessage) => {
    onClose();
    onOpen(item);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const item = items[current];
    if (step) setAt(Math.max(0, Math.min(current + step, items.length - 1)));
    else if (event.key === 'Enter' && item && !event.nativeEvent.isComposing) open(item);
    else return;
    event.preventDefault();
  };
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size="lg"
      yOffset="10dvh"
      centered={false}
      title={t('search.title')}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'shell' }) }}
    >
      <TextInput
        data-autofocus
        role="combobox"
        aria-label={t('search.label')}
        aria-expanded={items.length > 0}
        aria-controls="desk-found"
        aria-activedescendant={items.length > 0 ? `desk-found-${current}` : undefined}
        placeholder={t('search.placeholder')}
        leftSection={<IconSearch size={16} stroke={1.75} />}
        rightSection={isAsking && found.isFetching ? <Loader size={14} /> : null}
        maxLength={LIMITS.searchText.max}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div id="desk-found" role="listbox" aria-label={t('search.found')} className={classes.found}>
        {items.map((item, index) => (
          <SearchResult
            key={`${item.session.userSessionId} ${item.message.seq}`}
            id={`desk-found-${index}`}
            item={item}
            text={wanted}
            isCurrent={index === current}
            onOpen={open}
          />
        ))}
      </div>
      {found.hasNextPage && items.length > 0 && (
        <Button
          variant="subtle"
          fullWidth
          loading={found.isFetchingNextPage}
          onClick={() => void found.fetchNextPage()}
        >
          {t('showMore')}
        </Button>
      )}
      <p className={classes.state} role="status">
        {!isAsking
          ? t('search.begin')
          : found.isError
            ? t('search.failed')
            : items.length === 0 && !found.isFetching
              ? t('search.nothing', { text: wanted })
              : ''}
      </p>
    </Modal>
  );
}
