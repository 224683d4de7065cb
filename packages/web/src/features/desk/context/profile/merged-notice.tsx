/** Says that the profile is that of several visitors. */
import type { QueueUser } from '@parrot/contract/conversations';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import classes from './profile.module.css';
import { profileQuery } from './profile-queries.ts';

export function MergedNotice({ session }: { session: QueueUser }) {
  const { t } = useTranslation('visitor-merge');
  const { data } = useQuery(profileQuery(session.userSessionId));
  if (!data?.merged) return null;
  return <p className={classes.merged}>{t('merged', { count: data.merged })}</p>;
}
