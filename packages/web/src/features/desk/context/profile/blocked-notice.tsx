/** Says that the visitor is blocked, and by whom; supervisors can unblock them. */
import { Button } from '@mantine/core';
import type { QueueUser } from '@parrot/contract/conversations';
import { permits } from '@parrot/contract/core';
import { blockVisitor } from '@parrot/contract/profiles';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../../shared/format/format-date-time.ts';
import { messageOf } from '../../../../shared/http/api-error.ts';
import { useRights } from '../../../../shared/session/use-rights.ts';
import classes from './profile.module.css';
import { profileQuery, useProfileChange } from './profile-queries.ts';

export function BlockedNotice({ session }: { session: QueueUser }) {
  const { t } = useTranslation('desk-profile');
  const { data } = useQuery(profileQuery(session.userSessionId));
  const mayUnblock = permits(useRights(), blockVisitor.access);
  const change = useProfileChange(blockVisitor, session.userSessionId);
  if (!data?.blocked) return null;
  const { at, byName } = data.blocked;
  return (
    <div className={classes.blocked} role="status">
      <span>{t('block.since', { name: byName, when: formatDateTime(at) })}</span>
      {mayUnblock && (
        <Button
          size="xs"
          variant="default"
          loading={change.isPending}
          onClick={() => change.mutate({ blocked: false })}
        >
          {t('block.unblock')}
        </Button>
      )}
      {change.error && <span role="alert">{messageOf(change.error)}</span>}
    </div>
  );
}
