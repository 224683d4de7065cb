/** The way over to the side one is not on, for people who have both. */
import { IconHeadset, IconLayoutGrid, type TablerIcon } from '@tabler/icons-react';
import type { Gates } from '../gates.ts';
import type { Side } from './nav-items.ts';

type OtherSide = {
  to: string;
  icon: TablerIcon;
  label: 'nav.goToDesk' | 'nav.goToStudio';
  headerLabel: 'nav.goToMyDesk' | 'nav.goToStudio';
  shortLabel: 'nav.desk' | 'nav.studio';
};

export function otherSide(side: Side, gates: Gates): OtherSide | null {
  if (!gates.studio || !gates.desk) return null;
  return side === 'studio'
    ? {
        to: '/home/desk',
        icon: IconHeadset,
        label: 'nav.goToDesk',
        headerLabel: 'nav.goToMyDesk',
        shortLabel: 'nav.desk',
      }
    : {
        to: '/home/studio',
        icon: IconLayoutGrid,
        label: 'nav.goToStudio',
        headerLabel: 'nav.goToStudio',
        shortLabel: 'nav.studio',
      };
}
