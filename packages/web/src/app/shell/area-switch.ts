/** The link between Studio and Desk, for users who have both. */
import { IconHeadset } from '../../shared/icons/headset.ts';
import type { Icon } from '../../shared/icons/icon.ts';
import { IconLayoutGrid } from '../../shared/icons/layout-grid.ts';
import type { RouteGuards } from '../route-guards.ts';
import type { Area } from './nav-items.ts';

type AreaSwitch = {
  to: string;
  icon: Icon;
  label: 'nav.goToDesk' | 'nav.goToStudio';
  headerLabel: 'nav.goToMyDesk' | 'nav.goToStudio';
  shortLabel: 'nav.desk' | 'nav.studio';
};

export function areaSwitch(side: Area, gates: RouteGuards): AreaSwitch | null {
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
