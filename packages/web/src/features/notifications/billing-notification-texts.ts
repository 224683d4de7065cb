/** The texts of notifications about the plan. */
import {
  LIMIT_KINDS,
  PLAN_STAGES,
  PLAN_STATES,
  SERVICE_REQUEST_STATES,
  SERVICE_REQUEST_TYPES,
} from '@parrot/contract/billing';
import type { Notification } from '@parrot/contract/notifications';
import type { TFunction } from 'i18next';
import { formatCalendarDay } from '../../shared/format/format-date-time.ts';

type Values = Notification['values'];
type Texts = { title: string; text: string };

export function planEndingTexts(t: TFunction<'shell'>, values: Values): Texts {
  const stage = PLAN_STAGES.find((each) => each === values.stage) ?? 'ended';
  const plan = PLAN_STATES.find((each) => each === values.plan) ?? 'paid';
  const date = values.date ? formatCalendarDay(values.date) : '';
  const replace = { replace: { ...values, date } };
  const text = stage === 'ending' && plan === 'cancelled' ? 'endingCancelled' : stage;
  return {
    title: t(`notification.plan-ending.${plan}.${stage}`, replace),
    text: t(`notification.plan-ending.text.${text}`, replace),
  };
}

export function trialExtendedTexts(t: TFunction<'shell'>, { date = '' }: Values): Texts {
  return {
    title: t('notification.trial-extended.title', { date: formatCalendarDay(date) }),
    text: t('notification.trial-extended.text'),
  };
}

export function serviceRequestTexts(t: TFunction<'shell'>, values: Values): Texts {
  const state = SERVICE_REQUEST_STATES.find((each) => each === values.state) ?? 'open';
  const type = SERVICE_REQUEST_TYPES.find((each) => each === values.requestType) ?? 'contact_for_enterprise';
  const why = t(`notification.service-request.${type}`, { replace: values });
  return {
    title: t(`notification.service-request.${state}`),
    text: values.answer ? t('notification.withNote', { replace: { why, note: values.answer } }) : why,
  };
}

export function planLimitTexts(t: TFunction<'shell'>, values: Values): Texts {
  const limit = LIMIT_KINDS.find((each) => each === values.limit) ?? 'conversationsPerDay';
  const text = values.percent === '100' ? 'textAll' : 'text';
  return {
    title: t(`notification.plan-limit.title.${limit}`, { replace: values }),
    text: t(`notification.plan-limit.${text}.${limit}`),
  };
}
