/** The texts of a notification: who and what in the title, why in the text. */
import { MISSED_REASONS, type Notification } from '@parrot/contract/notifications';
import type { TFunction } from 'i18next';
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

export function notificationTexts(t: TFunction<'shell'>, { kind, values }: Content): Texts {
  if (kind === 'plan-ending') return planEndingTexts(t, values);
  if (kind === 'trial-extended') return trialExtendedTexts(t, values);
  if (kind === 'service-request') return serviceRequestTexts(t, values);
  if (kind === 'plan-limit') return planLimitTexts(t, values);
  const replace = { replace: values };
  const title = t(`notification.${kind}.title`, replace);
  switch (kind) {
    case 'person-waiting':
      return {
        title,
        text: values.message ? t(`notification.${kind}.quote`, replace) : t(`notification.${kind}.text`),
      };
    case 'assigned': {
      const how = HOW_ASSIGNED.find((each) => each === values.how) ?? 'supervisor';
      const why = t(`notification.assigned.${how}`, replace);
      return {
        title,
        text: values.note ? t('notification.withNote', { replace: { why, note: values.note } }) : why,
      };
    }
    case 'transfer-offered': {
      const why = t(`notification.${kind}.text`, replace);
      return {
        title,
        text: values.note ? t('notification.withNote', { replace: { why, note: values.note } }) : why,
      };
    }
    case 'missed-chat':
      return {
        title,
        text: t(
          `notification.${kind}.${MISSED_REASONS.find((each) => each === values.reason) ?? 'nobody-came'}`,
        ),
      };
    case 'target-warning':
    case 'target-breached': {
      const target = values.target === 'firstResponse' ? 'firstResponse' : 'resolution';
      return { title, text: t(`notification.${kind}.${target}`, replace) };
    }
    case 'role-changed': {
      const roleNames = roleLabels(values.roleNames ?? '');
      const key = `notification.${kind}.${roleNames ? 'text' : 'textNone'}` as const;
      return { title, text: t(key, { replace: { ...values, roleNames } }) };
    }
    case 'limit-near':
      return { title, text: t(`notification.${kind}.${values.percent === '100' ? 'textAll' : 'text'}`) };
    default:
      return { title, text: t(`notification.${kind}.text`, replace) };
  }
}
