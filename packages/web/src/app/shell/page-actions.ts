/** The actions of the page behind the search, as rows by groups. */
import type { TFunction } from 'i18next';
import type { DeskActionGroup, DeskActionName } from '../../features/desk/shortcuts/desk-shortcuts.ts';
import type { SearchItem, SearchSection } from '../../features/search/search-item.ts';
import { IconBolt } from '../../shared/icons/bolt.ts';
import type { PageAction } from '../../shared/search/page-actions.ts';

type Texts = TFunction<['search', 'shell', 'profile', 'team', 'desk-keys']>;

export function pageActions(t: Texts, possible: readonly PageAction[]): SearchSection[] {
  const groups = [...new Set(possible.map(({ group }) => group))];
  return groups.map((group) => ({
    key: `here ${group}`,
    title: t(`desk-keys:groups.${group as DeskActionGroup}`),
    items: possible.filter((action) => action.group === group).map((action) => itemOf(t, action)),
  }));
}

const itemOf = (t: Texts, { name, keys, run }: PageAction): SearchItem => ({
  key: `here ${name}`,
  kind: 'run',
  title: t(`desk-keys:actions.${name as DeskActionName}`),
  detail: '',
  icon: IconBolt,
  keys,
  onChoose: run,
});
