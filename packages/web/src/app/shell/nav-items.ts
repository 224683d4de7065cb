/** The entries of the left navigation, by area and rights. */
import { IconChartBar } from '../../shared/icons/chart-bar.ts';
import { IconHeadset } from '../../shared/icons/headset.ts';
import type { Icon } from '../../shared/icons/icon.ts';
import { IconLayoutDashboard } from '../../shared/icons/layout-dashboard.ts';
import { IconMessages } from '../../shared/icons/messages.ts';
import { IconSparkles } from '../../shared/icons/sparkles.ts';
import { IconUsers } from '../../shared/icons/users.ts';
import type { RouteGuards } from '../route-guards.ts';

export type Area = 'studio' | 'desk';
export type NavItem = {
  to: string;
  label: 'dashboard' | 'users' | 'analytics' | 'models' | 'chats' | 'agents';
  icon: Icon;
};

export function navItems(side: Area, gates: RouteGuards): NavItem[] {
  if (!gates[side]) return [];
  if (side === 'desk') {
    const agents: NavItem[] = gates.supervision
      ? [{ to: '/home/desk/agents', label: 'agents', icon: IconHeadset }]
      : [];
    return [
      { to: '/home/desk/chats', label: 'chats', icon: IconMessages },
      { to: '/home/desk/analytics', label: 'analytics', icon: IconChartBar },
      ...agents,
    ];
  }
  const users: NavItem[] = gates.users ? [{ to: '/home/studio/users', label: 'users', icon: IconUsers }] : [];
  const models: NavItem[] = gates.users
    ? [{ to: '/home/studio/models', label: 'models', icon: IconSparkles }]
    : [];
  return [
    { to: '/home/studio/apps', label: 'dashboard', icon: IconLayoutDashboard },
    ...users,
    { to: '/home/studio/analytics', label: 'analytics', icon: IconChartBar },
    ...models,
  ];
}

/** The profile belongs to both areas; users without the Studio always see the Desk. */
export function areaOf(pathname: string, gates: RouteGuards): Area {
  return pathname.startsWith('/home/desk') || !gates.studio ? 'desk' : 'studio';
}
