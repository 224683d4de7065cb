/** The user's tenants in the account menu: the current one is marked, another one is one click away. */
import type { TenantEntry } from '@parrot/contract/accounts';
import type { TenantId } from '@parrot/contract/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { switchTenant } from '../../features/accounts/session/switch-tenant.ts';
import type { LoadedMenu } from '../../shared/floating/menu-on-demand.tsx';
import { messageOf } from '../../shared/http/api-error.ts';
import { IconBuilding } from '../../shared/icons/building.ts';
import { IconCheck } from '../../shared/icons/check.ts';
import { IconPlus } from '../../shared/icons/plus.ts';
import { toast } from '../../shared/toast/toast.ts';
import classes from './account-menu.module.css';

const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

type TenantMenuItemsProps = {
  Menu: LoadedMenu;
  tenants: TenantEntry[];
  current: TenantId;
  onCreate: () => void;
};

export function TenantMenuItems({ Menu, tenants, current, onCreate }: TenantMenuItemsProps) {
  const { t } = useTranslation();
  const move = useMutation({
    mutationFn: (to: TenantId) => switchTenant(to),
    onError: (error) => toast.failure(messageOf(error), { title: t('account.switchFailed') }),
    meta: { quiet: true },
  });
  return (
    <>
      <Menu.Label>{t('account.tenants')}</Menu.Label>
      <div className={classes.tenants}>
        {tenants.map(({ tenantId, tenantName }) => {
          const isCurrent = tenantId === current;
          return (
            <Menu.Item
              key={tenantId}
              leftSection={<IconBuilding {...ICON} />}
              rightSection={isCurrent && <IconCheck {...ICON} className={classes.current} />}
              aria-current={isCurrent || undefined}
              disabled={move.isPending}
              onClick={() => isCurrent || move.mutate(tenantId)}
            >
              {tenantName}
            </Menu.Item>
          );
        })}
      </div>
      <Menu.Item leftSection={<IconPlus {...ICON} />} onClick={onCreate}>
        {t('account.createTenant')}
      </Menu.Item>
    </>
  );
}
