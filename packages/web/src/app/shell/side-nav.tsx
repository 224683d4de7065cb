import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router';
import { ParrotMark } from '../../shared/brand/parrot-mark.tsx';
import { TooltipOnDemand } from '../../shared/floating/tooltip-on-demand.tsx';
import { tourTarget } from '../../shared/tour/tour-targets.ts';
import type { RouteGuards } from '../route-guards.ts';
import { AccountMenu } from './account-menu.tsx';
import { areaSwitch } from './area-switch.ts';
import { type Area, navItems } from './nav-items.ts';
import { PlanCard } from './plan-card.tsx';
import classes from './side-nav.module.css';

type SideNavProps = { side: Area; gates: RouteGuards; narrow: boolean };

/** The left navigation; icons only where the page needs the width, hidden on phones. */
export function SideNav({ side, gates, narrow }: SideNavProps) {
  const { t } = useTranslation();
  const other = areaSwitch(side, gates);
  return (
    <aside className={classes.nav} data-narrow={narrow || undefined} aria-label={t('nav.side')}>
      <Link to="/home" className={classes.brand} aria-label={t('brand')}>
        <ParrotMark size={28} />
        <span className={classes.wide}>{t('brand')}</span>
      </Link>
      <nav aria-label={t('nav.label')} className={classes.items} {...tourTarget('navigation')}>
        <p className={classes.side}>{t(`nav.${side}`)}</p>
        {navItems(side, gates).map(({ to, label, icon: Icon }) => (
          <TooltipOnDemand key={to} label={t(`nav.${label}`)} position="right" disabled={!narrow}>
            <NavLink to={to} className={classes.item} aria-label={t(`nav.${label}`)}>
              <Icon size={18} stroke={1.75} aria-hidden />
              <span className={classes.wide}>{t(`nav.${label}`)}</span>
            </NavLink>
          </TooltipOnDemand>
        ))}
      </nav>
      <div className={classes.foot}>
        {!narrow && <PlanCard />}
        {other && (
          <TooltipOnDemand label={t(other.label)} position="right" disabled={!narrow}>
            <Link to={other.to} className={classes.item} aria-label={t(other.label)}>
              <other.icon size={18} stroke={1.75} aria-hidden />
              <span className={classes.wide}>{t(other.label)}</span>
            </Link>
          </TooltipOnDemand>
        )}
        <div className={classes.account}>
          <AccountMenu variant={narrow ? 'rail' : 'row'} />
        </div>
      </div>
    </aside>
  );
}
