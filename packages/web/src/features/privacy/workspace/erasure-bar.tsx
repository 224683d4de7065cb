/** The bar on every screen while the workspace waits for its erasure. */
import { Button } from '@mantine/core';
import { permits } from '@parrot/contract/core';
import { workspaceData } from '@parrot/contract/privacy';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatLongDateTime } from '../../../shared/format/format-date-time.ts';
import { profileQuery } from '../../../shared/session/session-queries.ts';
import { useRights } from '../../../shared/session/use-rights.ts';
import { useUserStore } from '../../../state/user-store.ts';
import classes from '../privacy.module.css';

export function ErasureBar() {
  const { t } = useTranslation();
  const rights = useRights();
  const tenantId = useUserStore(({ details }) => details?.tenantId);
  const { data: profile } = useQuery({ ...profileQuery, enabled: false });
  const eraseAt = profile?.tenantList.find((tenant) => tenant.tenantId === tenantId)?.eraseAt;
  if (!eraseAt) return null;
  return (
    <div role="status" className={classes.bar}>
      <span>{t('erasure.text', { at: formatLongDateTime(eraseAt) })}</span>
      {permits(rights, workspaceData.access) && (
        <Button
          component={Link}
          to="/home/studio/users?tab=data"
          size="compact-sm"
          variant="default"
          className={classes.review}
        >
          {t('erasure.review')}
        </Button>
      )}
    </div>
  );
}
