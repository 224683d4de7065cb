import type {
  LimitKind,
  NoticePercent,
  PlanStage,
  PlanState,
  ServiceRequestState,
  ServiceRequestType,
} from '@parrot/contract/billing';
import type { CheckoutId, ServiceRequestId } from '@parrot/contract/core';
import { defineTopic } from '../../platform/index.ts';

/** `date` is a day of the tenant's time zone, or empty. `cause` names the term and its step. */
export type PlanStageReached = {
  stage: PlanStage;
  plan: PlanState;
  planName: string;
  date: string;
  cause: string;
};

/** A term is about to end, has ended, or its grace period has. */
export const planStageReached = defineTopic<PlanStageReached>('billing.planStageReached');

/** `date` is the new last day, of the tenant's time zone. */
export type TrialExtended = { date: string };
export const trialExtended = defineTopic<TrialExtended>('billing.trialExtended');

export type PaymentSettled = {
  checkoutId: CheckoutId;
  status: 'success' | 'failed';
  planName: string;
  /** Formatted. */
  amount: string;
  byName: string;
};
export const paymentSettled = defineTopic<PaymentSettled>('billing.paymentSettled');

export type ServiceRequestChanged = {
  requestId: ServiceRequestId;
  requestType: ServiceRequestType;
  state: ServiceRequestState;
  /** The plan to cancel or to switch to. */
  planName: string;
  byName: string;
  answer: string;
  /** When it changed, as an ISO text: a request can be made again. */
  at: string;
};

/** A request was made, changed or answered. */
export const serviceRequestChanged = defineTopic<ServiceRequestChanged>('billing.serviceRequestChanged');

/** `day` is that of a daily limit, which is notified about once a day. */
export type PlanLimitUse = {
  limit: LimitKind;
  percent: NoticePercent;
  used: number;
  max: number;
  day?: string;
};

/** This share of what the plan includes is used now. */
export const planLimitUsed = defineTopic<PlanLimitUse>('billing.limitUsed');
