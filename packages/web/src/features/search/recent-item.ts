import { IconHistory } from '../../shared/icons/history.ts';
import type { RecentTarget } from '../../state/recent-targets.ts';
import type { SearchItem } from './search-item.ts';

export const recentItem = (target: RecentTarget): SearchItem => ({
  ...target,
  key: `recent ${target.to}`,
  icon: IconHistory,
});
