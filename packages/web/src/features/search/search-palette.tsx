/** The search over everything: pages, actions, apps, questions, conversations and people. */
import { Loader, Modal, TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { LIMITS } from '@parrot/contract/core';
import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Location, useLocation, useNavigate } from 'react-router';
import { isComposing } from '../../shared/browser/is-composing.ts';
import { IconSearch } from '../../shared/icons/search.ts';
import {
  closeSearch,
  openSearch,
  type SearchScope,
  setSearchText,
  useSearchStore,
} from '../../shared/search/search-store.ts';
import { useDialog } from '../../shared/ui/use-dialog.ts';
import { recentTargets, rememberTarget } from '../../state/recent-targets.ts';
import { useUserStore } from '../../state/user-store.ts';
import { foundSections, messageItem } from './found-items.ts';
import { matchItems } from './match-items.ts';
import { recentItem } from './recent-item.ts';
import type { SearchItem, SearchSection } from './search-item.ts';
import classes from './search-palette.module.css';
import { SearchRow } from './search-row.tsx';
import { useSearch } from './use-search.ts';

type SearchPaletteProps = {
  scope: SearchScope;
  /** What the user may open and do. */
  pages: readonly SearchItem[];
  actions: readonly SearchItem[];
  /** What can be done on the page behind the search, by groups. */
  here: readonly SearchSection[];
};

export function SearchPalette({ scope, pages, actions, here }: SearchPaletteProps) {
  const { t } = useTranslation('search');
  const opened = useDialog();
  const navigate = useNavigate();
  const location = useLocation();
  const tenantId = useUserStore(({ details }) => details?.tenantId ?? '');
  const [recent] = useState(() => recentTargets(tenantId));
  const text = useSearchStore((search) => search.text);
  const [at, setAt] = useState(0);
  const list = useId();
  const isPhone = useMediaQuery('(max-width: 767px)', undefined, { getInitialValueInEffect: false });
  const search = useSearch(text, scope);
  const { isAsking, wanted, found, messages, loadMore } = search;

  const sections = useMemo((): SearchSection[] => {
    if (scope === 'messages') {
      const items = messages.map((message) => messageItem(t, message));
      const more: SearchItem[] = loadMore
        ? [{ key: 'more', kind: 'more', title: t('showMore'), detail: '', onChoose: loadMore }]
        : [];
      return items.length > 0
        ? [{ key: 'messages', title: t('sections.messages'), items: [...items, ...more] }]
        : [];
    }
    const matching = here.map((section) => ({ ...section, items: matchItems(section.items, text) }));
    const local: SearchSection[] = [
      ...(text.trim() ? matching : []),
      { key: 'recent', title: t('sections.recent'), items: text.trim() ? [] : recent.map(recentItem) },
      { key: 'actions', title: t('sections.actions'), items: matchItems(actions, text) },
      { key: 'pages', title: t('sections.pages'), items: matchItems(pages, text) },
      ...(text.trim() ? [] : matching),
    ];
    const remote = found ? foundSections(t, found, () => openSearch('messages')) : [];
    return [...local.filter(({ items }) => items.length > 0), ...remote];
  }, [scope, messages, loadMore, recent, actions, here, pages, text, found, t]);
  const items = sections.flatMap((section) => section.items);
  const current = Math.min(at, items.length - 1);

  const choose = (item: SearchItem) => {
    if (item.kind === 'more') {
      item.onChoose();
      return;
    }
    if (item.kind === 'run') {
      closeSearch();
      // What it opens gets the focus after the search is gone.
      requestAnimationFrame(item.onChoose);
      return;
    }
    if (item.kind !== 'action') rememberTarget(tenantId, { ...item, kind: item.kind });
    closeSearch();
    navigate(keepingFilters(item.to, location), { state: { isFromSearch: true } });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const item = items[current];
    if (isComposing(event.nativeEvent)) return;
    if (step && items.length > 0) setAt((current + step + items.length) % items.length);
    else if (event.key === 'Enter' && item) choose(item);
    else if (event.key === 'Backspace' && text === '' && scope === 'messages') openSearch();
    else return;
    event.preventDefault();
  };
  return (
    <Modal
      opened={opened}
      onClose={closeSearch}
      size="lg"
      fullScreen={Boolean(isPhone)}
      yOffset="10dvh"
      centered={false}
      title={t(scope === 'messages' ? 'titleMessages' : 'title')}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'shell' }) }}
      classNames={{ content: classes.dialog ?? '', body: classes.body ?? '' }}
      returnFocus={false}
    >
      <TextInput
        data-autofocus
        role="combobox"
        aria-label={t('label')}
        aria-expanded={items.length > 0}
        aria-controls={list}
        aria-activedescendant={items.length > 0 ? `${list}-${current}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        enterKeyHint="go"
        placeholder={t(scope === 'messages' ? 'placeholderMessages' : 'placeholder')}
        leftSection={<IconSearch size={16} stroke={1.75} />}
        rightSection={search.isLoading ? <Loader size={14} /> : null}
        maxLength={LIMITS.searchText.max}
        value={text}
        onChange={(event) => {
          setSearchText(event.currentTarget.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div id={list} role="listbox" aria-label={t('results')} className={classes.found}>
        {sections.map((section) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset.
          <div key={section.key} role="group" aria-label={section.title}>
            <p className={classes.section} aria-hidden>
              {section.title}
            </p>
            {section.items.map((item) => {
              const index = items.indexOf(item);
              return (
                <SearchRow
                  key={item.key}
                  id={`${list}-${index}`}
                  item={item}
                  text={isAsking ? wanted : text}
                  isCurrent={index === current}
                  onChoose={choose}
                />
              );
            })}
          </div>
        ))}
      </div>
      <p className={classes.state} role="status">
        {search.error && isAsking
          ? t('failed')
          : search.isSettled && items.length === 0
            ? t('nothing', { text: wanted })
            : !isAsking && items.length === 0
              ? t('begin')
              : ''}
      </p>
    </Modal>
  );
}

/** A conversation opens beside the list as it is. */
function keepingFilters(to: string, { pathname, search }: Location): string {
  const [path = '', query = ''] = to.split('?');
  if (path !== '/home/desk/chats' || path !== pathname) return to;
  const next = new URLSearchParams(search);
  for (const name of ['session', 'at', 'details']) next.delete(name);
  for (const [name, value] of new URLSearchParams(query)) next.set(name, value);
  return `${path}?${next}`;
}
