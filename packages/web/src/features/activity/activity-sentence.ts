/** The sentence for an activity, and its values. */
import type { Activity, ActivityAction } from '@parrot/contract/activity';
import { formatLongDateTime } from '../../shared/format/format-date-time.ts';
import { texts } from '../../shared/i18n/i18n.ts';
import { pluralCount } from '../../shared/i18n/plural-count.ts';
import { roleLabels } from '../../shared/i18n/role-label.ts';

/** The act itself, or a variant if more is known. */
type SentenceKey =
  | ActivityAction
  | 'user.removedWithSuccessor'
  | 'user.madeInactiveUntil'
  | 'user.wentAway'
  | 'user.wentAwayUntil'
  | 'user.cameBack'
  | 'invitation.sentWithRoles'
  | 'invitation.renewed'
  | 'role.renamed'
  | 'group.renamed'
  | 'app.retentionEnded'
  | 'app.scheduleRemoved'
  | 'group.scheduleRemoved'
  | 'subscription.planGrantedUntil'
  | 'subscription.cancelRequested'
  | 'subscription.switchRequested';

type Sentence = { key: SentenceKey; values: Record<string, string | number> & { actor: string } };

export function activitySentence(activity: Activity): Sentence {
  const { actorName, subjectName } = activity;
  const values = shownValues(activity);
  const until = values.until ? formatLongDateTime(new Date(values.until)) : '';
  return {
    key: keyOf(activity),
    values: {
      ...values,
      ...pluralCount(values),
      days: values.days ? texts.t('activity:days', { count: Number(values.days) }) : '',
      actor: actorName || texts.t('activity:nobody'),
      subject: subjectName,
      until,
      day: values.day ? formatLongDateTime(new Date(values.day)) : '',
      before: values.before || texts.t('activity:nothing'),
      after: values.after || texts.t('activity:nothing'),
    },
  };
}

/** The values of an activity, with roles as the screen names them. */
export function shownValues({ act, values }: Activity): Activity['values'] {
  if (act !== 'user.rolesChanged' && act !== 'invitation.sent') return values;
  const named = ['before', 'after', 'roles'].flatMap((name) =>
    values[name] ? [[name, roleLabels(values[name])]] : [],
  );
  return { ...values, ...Object.fromEntries(named) };
}

function keyOf({ act, actorId, subjectId, values }: Activity): SentenceKey {
  const bySelf = actorId === subjectId;
  switch (act) {
    case 'user.removed':
      return 'successor' in values ? 'user.removedWithSuccessor' : act;
    case 'user.madeInactive':
      if (bySelf) return values.until ? 'user.wentAwayUntil' : 'user.wentAway';
      return values.until ? 'user.madeInactiveUntil' : act;
    case 'user.madeActive':
      return bySelf ? 'user.cameBack' : act;
    case 'invitation.sent':
      return values.roles ? 'invitation.sentWithRoles' : act;
    case 'invitation.resent':
      return actorId ? act : 'invitation.renewed';
    case 'role.changed':
      return values.formerName ? 'role.renamed' : act;
    case 'group.changed':
      return values.formerName ? 'group.renamed' : act;
    case 'group.scheduleChanged':
      return values.after ? act : 'group.scheduleRemoved';
    case 'app.scheduleChanged':
      return values.after ? act : 'app.scheduleRemoved';
    case 'app.retentionChanged':
      return values.daysAfter ? act : 'app.retentionEnded';
    case 'subscription.planGranted':
      return values.until ? 'subscription.planGrantedUntil' : act;
    case 'subscription.requested':
      if (values.requestType === 'subscription_cancelled') return 'subscription.cancelRequested';
      return values.requestType === 'subscription_downgraded' ? 'subscription.switchRequested' : act;
    default:
      return act;
  }
}
