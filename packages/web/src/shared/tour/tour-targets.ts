/**
 * The steps of the tour, in order. A step whose target is not visible is skipped, so one list serves every
 * page.
 */
export const TOUR_STEPS = [
  'createApp',
  'appList',
  'designerSteps',
  'addQuestion',
  'invite',
  'teamTabs',
  'memberList',
  'navigation',
  'otherSide',
] as const;
export type TourStep = (typeof TOUR_STEPS)[number];

/** Marks the target of a step: `<Button {...tourTarget('createApp')}>`. */
export const tourTarget = (step: TourStep) => ({ 'data-tour': step });

export const targetOf = (step: TourStep): Element | undefined =>
  [...document.querySelectorAll(`[data-tour="${step}"]`)].find(
    (element) => element.getClientRects().length > 0,
  );
