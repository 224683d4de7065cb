/** Opens the search, as ⌘K or Ctrl K do on every screen. */
import { Kbd, UnstyledButton } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { shortcutText } from '../../shared/browser/modifier-key.ts';
import { IconSearch } from '../../shared/icons/search.ts';
import { closeSearch, openSearch, typeAhead, useSearchStore } from '../../shared/search/search-store.ts';
import classes from './search-button.module.css';

export function SearchButton() {
  const { t } = useTranslation();
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('keydown', typeAhead, { capture: true });
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('keydown', typeAhead, { capture: true });
      closeSearch();
    };
  }, []);
  const keys = shortcutText('K');
  return (
    <UnstyledButton
      className={classes.button}
      aria-label={t('search.open')}
      aria-keyshortcuts="Control+K Meta+K"
      title={t('search.hint', { keys })}
      onClick={() => openSearch()}
    >
      <IconSearch size={16} stroke={1.75} aria-hidden />
      <span className={classes.label}>{t('search.label')}</span>
      <Kbd size="xs" aria-hidden className={classes.keys}>
        {keys}
      </Kbd>
    </UnstyledButton>
  );
}

/** An editor or a screen that uses these keys itself prevents the default; another dialog stays in front. */
function onKeyDown(event: KeyboardEvent): void {
  const { key, metaKey, ctrlKey, altKey, shiftKey } = event;
  if (key.toLowerCase() !== 'k' || !(metaKey || ctrlKey) || altKey || shiftKey || event.defaultPrevented)
    return;
  event.preventDefault();
  if (event.repeat) return;
  if (useSearchStore.getState().scope) closeSearch();
  else if (!document.querySelector('[role="dialog"][aria-modal="true"]')) openSearch();
}
