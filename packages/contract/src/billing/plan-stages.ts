/** The stages at the end of a term, and what kind of term it is. */

/** Soon over, over with bots still answering, and over with bots stopped. */
export const PLAN_STAGES = ['ending', 'ended', 'expired'] as const;
export type PlanStage = (typeof PLAN_STAGES)[number];

export const PLAN_STATES = ['trial', 'paid', 'cancelled'] as const;
export type PlanState = (typeof PLAN_STATES)[number];
