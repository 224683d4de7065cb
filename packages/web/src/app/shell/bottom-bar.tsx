import { UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, NavLink, useLocation } from 'react-router';
import { MenuOnDemand } from '../../shared/floating/menu-on-demand.tsx';
import { IconDots } from '../../shared/icons/dots.ts';
import type { Icon } from '../../shared/icons/icon.ts';
import { IconUser } from '../../shared/icons/user.ts';
import { tourTarget } from '../../shared/tour/tour-targets.ts';
import type { RouteGuards } from '../route-guards.ts';
import { areaSwitch } from './area-switch.ts';
import classes from './bottom-bar.module.css';
import { type Area, navItems } from './nav-items.ts';

type Entry = { to: string; icon: Icon; label: string };

/** The widest phone label of five languages fits a fifth of 360 pixels, and nothing narrower. */
const MOST_ENTRIES = 5;
const ICON = { stroke: 1.75, 'aria-hidden': true } as const;

/** The navigation on phones. */
export function BottomBar({ side, gates }: { side: Area; gates: RouteGuards }) {
  const { t } = useTranslation();
  const other = areaSwitch(side, gates);
  const items: Entry[] = [
    ...navItems(side, gates).map(({ to, label, icon }) => ({ to, icon, label: t(`nav.short.${label}`) })),
    ...(other ? [{ to: other.to, icon: other.icon, label: t(other.shortLabel) }] : []),
    { to: '/home/profile', icon: IconUser, label: t('nav.profile') },
  ];
  const shown = items.length > MOST_ENTRIES ? items.slice(0, MOST_ENTRIES - 1) : items;
  return (
    <nav className={classes.bar} aria-label={t('nav.label')} {...tourTarget('navigation')}>
      {shown.map(({ to, icon: Icon, label }) => (
        <NavLink key={to} to={to} className={classes.item}>
          <Icon size={20} {...ICON} />
          <span className={classes.label}>{label}</span>
        </NavLink>
      ))}
      {shown.length < items.length && <MoreEntries entries={items.slice(shown.length)} />}
    </nav>
  );
}

function MoreEntries({ entries }: { entries: readonly Entry[] }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const current = entries.find(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
  return (
    <MenuOnDemand
      position="top-end"
      width={220}
      target={
        <UnstyledButton className={classes.item} data-current={current ? true : undefined}>
          <IconDots size={20} {...ICON} />
          <span className={classes.label}>{t('nav.more')}</span>
        </UnstyledButton>
      }
    >
      {(Menu) =>
        entries.map(({ to, icon: Icon, label }) => (
          <Menu.Item
            key={to}
            component={Link}
            to={to}
            leftSection={<Icon size={18} {...ICON} />}
            aria-current={to === current?.to ? 'page' : undefined}
          >
            {label}
          </Menu.Item>
        ))
      }
    </MenuOnDemand>
  );
}
