/** The texts of notifications about the plan. */
import {
  LIMIT_KINDS,
  PLAN_STAGES,
  PLAN_STATES,
  SERVICE_REQUEST_STATES,
  SERVICE_REQUEST_TYPES,
} from '@parrot/contract/billing';
import type { Notification } from '@parrot/contract/notifications';
import { formatCalendarDay } from '../../shared/format/format-date-time.ts';
import { texts } from '../../shared/i18n/i18n.ts';

type Values = Notification['values'];
type Texts = { title: string; text: string };

export function planEndingTexts(values: Values): Texts {
  const stage = PLAN_STAGES.find((each) => each === values.stage) ?? 'ended';
  const plan = PLAN_STATES.find((each) => each === values.plan) ?? 'paid';
  const date = values.date ? formatCalendarDay(values.date) : '';
  const replace = { replace: { ...values, date } };
  const text = stage === 'ending' && plan === 'cancelled' ? 'endingCancelled' : stage;
  return {
    title: texts.t(`notifications:plan-ending.${plan}.${stage}`, replace),
    text: texts.t(`notifications:plan-ending.text.${text}`, replace),
  };
}

export function trialExtendedTexts({ date = '' }: Values): Texts {
  return {
    title: texts.t('notifications:trial-extended.title', { date: formatCalendarDay(date) }),
    text: texts.t('notifications:trial-extended.text'),
  };
}

export function serviceRequestTexts(values: Values): Texts {
  const state = SERVICE_REQUEST_STATES.find((each) => each === values.state) ?? 'open';
  const type = SERVICE_REQUEST_TYPES.find((each) => each === values.requestType) ?? 'contact_for_enterprise';
  const why = texts.t(`notifications:service-request.${type}`, { replace: values });
  return {
    title: texts.t(`notifications:service-request.${state}`),
    text: values.answer ? texts.t('notifications:withNote', { replace: { why, note: values.answer } }) : why,
  };
}

export function planLimitTexts(values: Values): Texts {
  const limit = LIMIT_KINDS.find((each) => each === values.limit) ?? 'conversationsPerDay';
  const text = values.percent === '100' ? 'textAll' : 'text';
  return {
    title: texts.t(`notifications:plan-limit.title.${limit}`, { replace: values }),
    text: texts.t(`notifications:plan-limit.${text}.${limit}`),
  };
}
