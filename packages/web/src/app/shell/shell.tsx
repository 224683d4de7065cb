/** The frame of everything behind the sign-in: navigation, header, bars and the page. */
import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router';
import { ConsentBar } from '../../features/accounts/session/consent-bar.tsx';
import { RenewalBar } from '../../features/billing/renewal-bar.tsx';
import { useCallsStore } from '../../features/calls/calls-store.ts';
import { ErasureBar } from '../../features/privacy/workspace/erasure-bar.tsx';
import { GuidedTour } from '../../features/tour/guided-tour.tsx';
import { loadWhenIdle } from '../../shared/browser/load-when-idle.ts';
import { loadMenu } from '../../shared/floating/menu-on-demand.tsx';
import { loadPopover } from '../../shared/floating/popover-on-demand.tsx';
import { loadTooltip } from '../../shared/floating/tooltip-on-demand.tsx';
import { useSearchStore } from '../../shared/search/search-store.ts';
import { lazyPage } from '../lazy-page.ts';
import type { RouteGuards } from '../route-guards.ts';
import { BottomBar } from './bottom-bar.tsx';
import { Header } from './header.tsx';
import { areaOf } from './nav-items.ts';
import { PageSkeleton } from './page-skeleton.tsx';
import classes from './shell.module.css';
import { SideNav } from './side-nav.tsx';

const CallLayer = lazyPage('call-layer', () => import('./call-layer.tsx'), ['calls']);
const SearchLayer = lazyPage('search', () => import('./search-layer.tsx'), ['search', 'profile', 'team']);

/** What every page opens on a click or on hover. */
const LATER = [loadMenu, loadPopover, loadTooltip];

export function Shell({ gates }: { gates: RouteGuards }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const side = areaOf(pathname, gates);
  const narrow = isWorkspace(pathname);
  const hasCalls = useCallsStore(({ calls }) => calls !== null);
  const isSearching = useSearchStore(({ scope }) => scope !== null);
  useEffect(() => loadWhenIdle(LATER), []);
  return (
    <div className={classes.shell} data-narrow={narrow || undefined}>
      <a href="#content" className={classes.skip}>
        {t('skipToContent')}
      </a>
      <SideNav side={side} gates={gates} narrow={narrow} />
      <div className={classes.main}>
        <ErasureBar />
        <RenewalBar />
        <Header side={side} gates={gates} />
        {isDesk(pathname) && <ConsentBar />}
        {hasCalls && (
          <Suspense>
            <CallLayer />
          </Suspense>
        )}
        {isSearching && (
          <Suspense>
            <SearchLayer />
          </Suspense>
        )}
        <main id="content" tabIndex={-1} className={classes.content}>
          <Suspense fallback={<PageSkeleton />}>
            <Outlet />
          </Suspense>
        </main>
        <BottomBar side={side} gates={gates} />
      </div>
      <GuidedTour />
    </div>
  );
}

const isDesk = (pathname: string) => /^\/home\/desk(\/|$)/.test(pathname);

/** Pages that need the width get a collapsed navigation. */
const isWorkspace = (pathname: string) => /^\/home\/(desk|studio\/designer)(\/|$)/.test(pathname);
