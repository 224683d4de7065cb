import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Bell } from '../../features/notifications/bell.tsx';
import { AwayPill } from '../../features/team/availability/away-pill.tsx';
import { TakeTourButton } from '../../features/tour/take-tour-button.tsx';
import { ParrotMark } from '../../shared/brand/parrot-mark.tsx';
import { tourTarget } from '../../shared/tour/tour-targets.ts';
import { HeaderToolsSlot } from '../../shared/ui/header-tools.tsx';
import type { RouteGuards } from '../route-guards.ts';
import { AccountMenu } from './account-menu.tsx';
import { areaSwitch } from './area-switch.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import classes from './header.module.css';
import type { Area } from './nav-items.ts';
import { SearchButton } from './search-button.tsx';

export function Header({ side, gates }: { side: Area; gates: RouteGuards }) {
  const { t } = useTranslation();
  const other = areaSwitch(side, gates);
  return (
    <header className={classes.header}>
      <Link to="/home" className={classes.mark} aria-label={t('brand')}>
        <ParrotMark size={28} />
      </Link>
      <Breadcrumb side={side} />
      <HeaderToolsSlot className={classes.page} />
      <div className={classes.away}>
        <AwayPill />
      </div>
      <div className={classes.tools}>
        <SearchButton />
        <TakeTourButton />
        {other && (
          <Button
            component={Link}
            to={other.to}
            variant="default"
            {...tourTarget('otherSide')}
            className={classes.switch}
            leftSection={<other.icon size={16} stroke={1.75} aria-hidden />}
          >
            {t(other.headerLabel)}
          </Button>
        )}
        <Bell />
        <div className={classes.account}>
          <AccountMenu variant="header" />
        </div>
      </div>
    </header>
  );
}
