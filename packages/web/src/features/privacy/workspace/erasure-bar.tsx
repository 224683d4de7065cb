/** The bar on every screen while the workspace waits for its erasure. */
import { Button } from '@mantine/core';
import { permits } from '@parrot/contract/core';
import { workspaceData } from '@parrot/contract/privacy';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatLongDateTime } from '../../../shared/format/format-date-time.ts';
import { useCurrentTenant } from '../../../shared/session/use-current-tenant.ts';
import { useRights } from '../../../shared/session/use-rights.ts';
import classes from '../privacy.module.css';

export function ErasureBar() {
  const { t } = useTranslation();
  const rights = useRights();
  const eraseAt = useCurrentTenant()?.eraseAt;
  if (!eraseAt) return null;
  return (
    <div role="status" className={classes.bar}>
      <span>{t('erasure.text', { at: formatLongDateTime(eraseAt) })}</span>
      {permits(rights, workspaceData.access) && (
        <Button
          component={Link}
          to="/home/studio/users?tab=workspace"
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
