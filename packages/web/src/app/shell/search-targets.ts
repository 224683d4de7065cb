/** The pages and actions that the search offers, by rights and in the user's language. */
import { createApp } from '@parrot/contract/apps';
import { permits, type Rights } from '@parrot/contract/core';
import { responseApps } from '@parrot/contract/responses';
import { inviteUser } from '@parrot/contract/team';
import type { TFunction } from 'i18next';
import type { SearchItem } from '../../features/search/search-item.ts';
import { IconArrowRight } from '../../shared/icons/arrow-right.ts';
import { IconMoonStars } from '../../shared/icons/moon-stars.ts';
import { IconPlus } from '../../shared/icons/plus.ts';
import { IconUserPlus } from '../../shared/icons/user-plus.ts';
import type { RouteGuards } from '../route-guards.ts';
import { navItems } from './nav-items.ts';

type Texts = TFunction<['search', 'shell', 'profile', 'team']>;
type CurrentApp = { appId: string; appName: string };

const PROFILE_TABS = ['account', 'notifications', 'availability', 'security', 'subscription'] as const;
const USER_TABS = ['roles', 'groups', 'invitations', 'security', 'workspace', 'activity'] as const;
const APP_STEPS = {
  designer: '',
  personalization: '&step=personalization',
  publish: '&step=publish',
} as const;

export function searchPages(t: Texts, gates: RouteGuards, rights: Rights, app: CurrentApp): SearchItem[] {
  const page = (to: string, title: string, detail = ''): SearchItem => ({
    key: to,
    kind: 'page',
    to,
    title,
    detail,
    icon: IconArrowRight,
  });
  const ofArea = (area: 'studio' | 'desk') =>
    navItems(area, gates).map(({ to, label, icon }) => ({
      ...page(to, t(`shell:nav.${label}`), t(`shell:nav.${area}`)),
      icon,
    }));
  const steps = Object.entries(APP_STEPS) as [keyof typeof APP_STEPS, string][];
  return [
    ...ofArea('studio'),
    ...(gates.studio && app.appId
      ? steps.map(([step, query]) =>
          page(`/home/studio/designer?app=${app.appId}${query}`, t(`shell:crumbs.${step}`), app.appName),
        )
      : []),
    ...(gates.users
      ? USER_TABS.map((tab) =>
          page(`/home/studio/users?tab=${tab}`, t(`team:tabs.${tab}`), t('shell:nav.users')),
        )
      : []),
    ...(gates.predefinedResponses && permits(rights, responseApps.access)
      ? [page('/home/studio/predefineresponse', t('shell:crumbs.predefineresponse'), t('shell:nav.studio'))]
      : []),
    ...(gates.payment
      ? [page('/home/studio/subscription', t('shell:crumbs.subscription'), t('shell:nav.studio'))]
      : []),
    ...ofArea('desk'),
    ...PROFILE_TABS.map((tab) =>
      page(`/home/profile?tab=${tab}`, t(`profile:tabs.${tab}`), t('shell:nav.profile')),
    ),
  ];
}

export function searchActions(t: Texts, gates: RouteGuards, rights: Rights): SearchItem[] {
  const away: SearchItem = {
    key: 'away',
    kind: 'action',
    to: '/home/profile?tab=availability',
    title: t('actions.away'),
    detail: '',
    icon: IconMoonStars,
  };
  const create: SearchItem = {
    key: 'create',
    kind: 'action',
    to: '/home/studio/apps?create=',
    title: t('actions.createApp'),
    detail: '',
    icon: IconPlus,
  };
  const invite: SearchItem = {
    key: 'invite',
    kind: 'action',
    to: '/home/studio/users?invite=',
    title: t('actions.invite'),
    detail: '',
    icon: IconUserPlus,
  };
  return [
    ...(gates.studio && permits(rights, createApp.access) ? [create] : []),
    ...(gates.users && permits(rights, inviteUser.access) ? [invite] : []),
    away,
  ];
}
