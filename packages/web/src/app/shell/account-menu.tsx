/** The avatar and its menu: tenants, profile, tour, theme, sign-out. */
import { UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { logOut } from '../../features/accounts/session/log-out.ts';
import { usePageTour } from '../../features/tour/use-page-tour.ts';
import { loadOrReload } from '../../shared/browser/load-or-reload.ts';
import { MenuOnDemand } from '../../shared/floating/menu-on-demand.tsx';
import { IconDeviceDesktop } from '../../shared/icons/device-desktop.ts';
import { IconLogout } from '../../shared/icons/logout.ts';
import { IconMoon } from '../../shared/icons/moon.ts';
import { IconRoute } from '../../shared/icons/route.ts';
import { IconSelector } from '../../shared/icons/selector.ts';
import { IconSun } from '../../shared/icons/sun.ts';
import { IconUser } from '../../shared/icons/user.ts';
import { profileQuery } from '../../shared/session/session-queries.ts';
import { UserAvatar } from '../../shared/ui/user-avatar.tsx';
import { type ColorScheme, useAppearanceStore } from '../../state/appearance-store.ts';
import { useUserStore } from '../../state/user-store.ts';
import classes from './account-menu.module.css';
import { TenantMenuItems } from './tenant-menu-items.tsx';

const CreateTenantDialog = lazy(() =>
  loadOrReload('create-tenant', () => import('../../features/accounts/session/create-tenant-dialog.tsx')),
);
/** The position, which decides where its menu opens. */
const OPENS = { row: 'top-start', rail: 'right-end', header: 'bottom-end' } as const;
const THEMES = [
  { scheme: 'light', icon: IconSun },
  { scheme: 'dark', icon: IconMoon },
  { scheme: 'auto', icon: IconDeviceDesktop },
] as const;
const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

export function AccountMenu({ variant }: { variant: keyof typeof OPENS }) {
  const { t } = useTranslation();
  const [creating, setCreating] = useState(false);
  const details = useUserStore((user) => user.details);
  const colorScheme = useAppearanceStore((appearance) => appearance.colorScheme);
  const { tour, start } = usePageTour();
  const { data: profile } = useQuery(profileQuery);
  if (!details) return null;

  const name = profile?.userName ?? details.name;
  const tenants = profile?.tenantList ?? [];
  const tenantName = tenants.find(({ tenantId }) => tenantId === details.tenantId)?.tenantName ?? '';
  return (
    <>
      <MenuOnDemand
        position={OPENS[variant]}
        width={240}
        hideDetached={false}
        target={
          <UnstyledButton
            className={classes.target}
            data-variant={variant}
            aria-label={t('account.menu', { name })}
          >
            <UserAvatar id={details.userId} name={name} pictureUrl={profile?.profileUrl} />
            {variant === 'row' && (
              <>
                <span className={classes.names}>
                  <span className={classes.name}>{name}</span>
                  <span className={classes.tenant}>{tenantName}</span>
                </span>
                <IconSelector {...ICON} />
              </>
            )}
          </UnstyledButton>
        }
      >
        {(Menu) => (
          <>
            <div className={classes.who}>
              <span className={classes.name}>{name}</span>
              <span className={classes.tenant}>{details.emailId}</span>
            </div>
            <Menu.Divider />
            <TenantMenuItems
              Menu={Menu}
              tenants={tenants}
              current={details.tenantId}
              onCreate={() => setCreating(true)}
            />
            <Menu.Divider />
            <Menu.Item component={Link} to="/home/profile" leftSection={<IconUser {...ICON} />}>
              {t('account.profile')}
            </Menu.Item>
            {tour && (
              <Menu.Item leftSection={<IconRoute {...ICON} />} onClick={start}>
                {t('tour.show')}
              </Menu.Item>
            )}
            <Menu.Divider />
            <Menu.Label>{t('account.theme')}</Menu.Label>
            <Menu.RadioGroup
              value={colorScheme}
              onChange={(scheme) => useAppearanceStore.setState({ colorScheme: scheme as ColorScheme })}
            >
              {THEMES.map(({ scheme, icon: Icon }) => (
                <Menu.RadioItem key={scheme} value={scheme} rightSection={<Icon {...ICON} />}>
                  {t(`account.${scheme}`)}
                </Menu.RadioItem>
              ))}
            </Menu.RadioGroup>
            <Menu.Divider />
            <Menu.Item leftSection={<IconLogout {...ICON} />} onClick={() => void logOut()}>
              {t('account.logout')}
            </Menu.Item>
          </>
        )}
      </MenuOnDemand>
      <Suspense>{creating && <CreateTenantDialog onClose={() => setCreating(false)} />}</Suspense>
    </>
  );
}
