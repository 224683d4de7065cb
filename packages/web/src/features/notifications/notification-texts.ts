/** The texts of a notification: who and what in the title, why in the text. */
import { MISSED_REASONS, type Notification } from '@parrot/contract/notifications';
import { texts } from '../../shared/i18n/i18n.ts';
import { roleLabels } from '../../shared/i18n/role-label.ts';
import {
  planEndingTexts,
  planLimitTexts,
  serviceRequestTexts,
  trialExtendedTexts,
} from './billing-notification-texts.ts';

type Content = Pick<Notification, 'kind' | 'values'>;
type Texts = { title: string; text: string };

const HOW_ASSIGNED = ['escalated', 'supervisor', 'round_robin', 'least_busy'] as const;

export function notificationTexts({ kind, values }: Content): Texts {
  if (kind === 'plan-ending') return planEndingTexts(values);
  if (kind === 'trial-extended') return trialExtendedTexts(values);
  if (kind === 'service-request') return serviceRequestTexts(values);
  if (kind === 'plan-limit') return planLimitTexts(values);
  const replace = { replace: values };
  const title = texts.t(`notifications:${kind}.title`, replace);
  switch (kind) {
    case 'person-waiting':
      return {
        title,
        text: values.message
          ? texts.t(`notifications:${kind}.quote`, replace)
          : texts.t(`notifications:${kind}.text`),
      };
    case 'assigned': {
      const how = HOW_ASSIGNED.find((each) => each === values.how) ?? 'supervisor';
      const why = texts.t(`notifications:assigned.${how}`, replace);
      return {
        title,
        text: values.note ? texts.t('notifications:withNote', { replace: { why, note: values.note } }) : why,
      };
    }
    case 'transfer-offered': {
      const why = texts.t(`notifications:${kind}.text`, replace);
      return {
        title,
        text: values.note ? texts.t('notifications:withNote', { replace: { why, note: values.note } }) : why,
      };
    }
    case 'missed-chat':
      return {
        title,
        text: texts.t(
          `notifications:${kind}.${MISSED_REASONS.find((each) => each === values.reason) ?? 'nobody-came'}`,
        ),
      };
    case 'target-warning':
    case 'target-breached': {
      const target = values.target === 'firstResponse' ? 'firstResponse' : 'resolution';
      return { title, text: texts.t(`notifications:${kind}.${target}`, replace) };
    }
    case 'role-changed': {
      const roleNames = roleLabels(values.roleNames ?? '');
      const key = `notifications:${kind}.${roleNames ? 'text' : 'textNone'}` as const;
      return { title, text: texts.t(key, { replace: { ...values, roleNames } }) };
    }
    case 'limit-near':
      return {
        title,
        text: texts.t(`notifications:${kind}.${values.percent === '100' ? 'textAll' : 'text'}`),
      };
    default:
      return { title, text: texts.t(`notifications:${kind}.text`, replace) };
  }
}
