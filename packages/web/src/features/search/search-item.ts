/** One row of the search: where it leads, what it says, and how it looks. */
import type { Icon } from '../../shared/icons/icon.ts';
import type { RecentTarget } from '../../state/recent-targets.ts';

export type SearchItem = {
  key: string;
  title: string;
  detail: string;
  /** Small, at the end of the row. */
  meta?: string;
  /** Words by which it is found besides its title. */
  keywords?: string;
  icon?: Icon;
  /** Shown instead of the icon. */
  person?: { id: string; name: string; pictureUrl?: string };
} & (
  | { kind: RecentTarget['kind'] | 'action'; to: string }
  /** Does something on the page; `keys` would have done the same. */
  | { kind: 'run'; keys: readonly string[]; onChoose: () => void }
  /** Continues inside the search. */
  | { kind: 'more'; onChoose: () => void }
);

export type SearchSection = { key: string; title: string; items: SearchItem[] };
