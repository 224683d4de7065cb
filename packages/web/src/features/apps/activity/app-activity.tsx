/** The activity of an app, latest first. */
import { Drawer, Skeleton } from '@mantine/core';
import type { Activity, ActivityAction } from '@parrot/contract/activity';
import type { App } from '@parrot/contract/apps';
import { Trans, useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../shared/format/format-date-time.ts';
import { pluralCount } from '../../../shared/i18n/plural-count.ts';
import { translated } from '../../../shared/i18n/translated.ts';
import { IconHistory } from '../../../shared/icons/history.ts';
import { MoreButton } from '../../../shared/table/more-button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { LoadFailure } from '../../../shared/ui/load-failure.tsx';
import { useDialog } from '../../../shared/ui/use-dialog.ts';
import { UserAvatar } from '../../../shared/ui/user-avatar.tsx';
import classes from './app-activity.module.css';
import { useAppActivity } from './use-app-activity.ts';

const WIDTH = 432;

export function AppActivity({ app, onClose }: { app: App; onClose: () => void }) {
  const { t } = useTranslation('apps');
  return (
    <Drawer
      opened={useDialog()}
      onClose={onClose}
      position="right"
      size={WIDTH}
      title={t('activity.title', { name: app.appName })}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'shell' }) }}
    >
      <ActivityList app={app} />
    </Drawer>
  );
}

function ActivityList({ app }: { app: App }) {
  const { t } = useTranslation('apps');
  const activity = useAppActivity(app.appId);
  const items = activity.data?.pages.flatMap((page) => page.items) ?? [];
  if (activity.isPending)
    return (
      <div role="status" aria-label={t('activity.loading')}>
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} height={44} mb={4} />
        ))}
      </div>
    );
  if (activity.isLoadingError) return <LoadFailure error={activity.error} onRetry={activity.refetch} />;
  if (items.length === 0)
    return (
      <EmptyState
        icon={<IconHistory size={28} stroke={1.75} />}
        title={t('activity.empty.title')}
        text={t('activity.empty.text')}
      />
    );
  return (
    <>
      <ol className={classes.list}>
        {items.map((item) => (
          <Entry key={item.activityId} activity={item} />
        ))}
      </ol>
      <MoreButton query={activity} label={t('activity.showMore')} />
    </>
  );
}

function Entry({ activity }: { activity: Activity }) {
  const { t } = useTranslation('apps');
  const { actorName, actorId, subjectId, subjectName, values, at } = activity;
  const actor = actorName || t('activity.nobody');
  return (
    <li className={classes.entry}>
      <UserAvatar id={actorId ?? subjectId} name={actor} />
      <div className={classes.text}>
        <p>
          <Trans
            t={t}
            i18nKey={`activity.acts.${textKeyOf(activity)}`}
            values={{
              ...values,
              ...pluralCount(values),
              ...origin(values),
              ...(values.days && { days: t('activity.days', { count: Number(values.days) }) }),
              actor,
              subject: subjectName,
            }}
            components={{ b: <b /> }}
          />
        </p>
        <time dateTime={at} className={classes.when}>
          {formatDateTime(at)}
        </time>
      </div>
    </li>
  );
}

type DescribedAct = Extract<ActivityAction, `app.${string}` | `faq.${string}`>;
const isDescribed = (action: ActivityAction): action is DescribedAct =>
  action.startsWith('app.') || action.startsWith('faq.');

function textKeyOf({
  act: action,
  values,
}: Activity):
  | DescribedAct
  | 'app.createdFromSample'
  | 'app.createdFromRecipe'
  | 'app.retentionEnded'
  | 'app.scheduleRemoved'
  | 'other' {
  if (action === 'app.created' && values.sample) return 'app.createdFromSample';
  if (action === 'app.created' && values.recipe) return 'app.createdFromRecipe';
  if (action === 'app.retentionChanged' && !values.daysAfter) return 'app.retentionEnded';
  if (action === 'app.scheduleChanged' && !values.after) return 'app.scheduleRemoved';
  return isDescribed(action) ? action : 'other';
}

/** The sample or recipe an app was created from, whose name is English on the wire. */
const origin = ({ sample, recipe }: Activity['values']) => ({
  ...(sample && { sample: translated(sample) }),
  ...(recipe && { recipe: translated(recipe) }),
});
