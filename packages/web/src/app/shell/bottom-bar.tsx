import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { IconUser } from '../../shared/icons/user.ts';
import { tourTarget } from '../../shared/tour/tour-targets.ts';
import type { RouteGuards } from '../route-guards.ts';
import { areaSwitch } from './area-switch.ts';
import classes from './bottom-bar.module.css';
import { type Area, navItems } from './nav-items.ts';

/** The navigation on phones. */
export function BottomBar({ side, gates }: { side: Area; gates: RouteGuards }) {
  const { t } = useTranslation();
  const other = areaSwitch(side, gates);
  const items = [
    ...navItems(side, gates).map(({ to, label, icon }) => ({ to, icon, label: t(`nav.short.${label}`) })),
    ...(other ? [{ to: other.to, icon: other.icon, label: t(other.shortLabel) }] : []),
    { to: '/home/profile', icon: IconUser, label: t('nav.profile') },
  ];
  return (
    <nav className={classes.bar} aria-label={t('nav.label')} {...tourTarget('navigation')}>
      {items.map(({ to, icon: Icon, label }) => (
        <NavLink key={to} to={to} className={classes.item}>
          <Icon size={20} stroke={1.75} aria-hidden />
          <span className={classes.label}>{label}</span>
        </NavLink>
      ))}
    </nav>
  );
}
