/** The entries of the left navigation, by area and rights. */
import { IconChartBar } from '../../shared/icons/chart-bar.ts';
import { IconClock } from '../../shared/icons/clock.ts';
import { IconHeadset } from '../../shared/icons/headset.ts';
import type { Icon } from '../../shared/icons/icon.ts';
import { IconLayoutDashboard } from '../../shared/icons/layout-dashboard.ts';
import { IconMessages } from '../../shared/icons/messages.ts';
import { IconRoute } from '../../shared/icons/route.ts';
import { IconSparkles } from '../../shared/icons/sparkles.ts';
import { IconTicket } from '../../shared/icons/ticket.ts';
import { IconUsers } from '../../shared/icons/users.ts';
import { IconWand } from '../../shared/icons/wand.ts';
import type { RouteGuards } from '../route-guards.ts';

export type Area = 'studio' | 'desk';
export type NavItem = {
  to: string;
  label:
    | 'dashboard'
    | 'users'
    | 'analytics'
    | 'models'
    | 'hours'
    | 'chats'
    | 'tickets'
    | 'agents'
    | 'routing'
    | 'rules';
  icon: Icon;
};

export function navItems(side: Area, gates: RouteGuards): NavItem[] {
  if (!gates[side]) return [];
  if (side === 'desk') {
    const agents: NavItem[] = gates.supervision
      ? [
          { to: '/home/desk/agents', label: 'agents', icon: IconHeadset },
          { to: '/home/desk/routing', label: 'routing', icon: IconRoute },
          { to: '/home/desk/rules', label: 'rules', icon: IconWand },
        ]
      : [];
    return [
      { to: '/home/desk/chats', label: 'chats', icon: IconMessages },
      { to: '/home/desk/tickets', label: 'tickets', icon: IconTicket },
      { to: '/home/desk/analytics', label: 'analytics', icon: IconChartBar },
      ...agents,
    ];
  }
  const users: NavItem[] = gates.users ? [{ to: '/home/studio/users', label: 'users', icon: IconUsers }] : [];
  const models: NavItem[] = gates.users
    ? [{ to: '/home/studio/models', label: 'models', icon: IconSparkles }]
    : [];
  const hours: NavItem[] = gates.users ? [{ to: '/home/studio/hours', label: 'hours', icon: IconClock }] : [];
  return [
    { to: '/home/studio/apps', label: 'dashboard', icon: IconLayoutDashboard },
    ...users,
    { to: '/home/studio/analytics', label: 'analytics', icon: IconChartBar },
    ...models,
    ...hours,
  ];
}

/** The profile belongs to both areas; users without the Studio always see the Desk. */
export function areaOf(pathname: string, gates: RouteGuards): Area {
  return pathname.startsWith('/home/desk') || !gates.studio ? 'desk' : 'studio';
}
