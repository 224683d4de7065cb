/** What a tour points at, in order. A step whose place is not on the screen is left out, so one list serves every page. */
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

/** Marks the place of a step: `<Button {...tourPlace('createApp')}>`. */
export const tourTarget = (step: TourStep) => ({ 'data-tour': step });

export const targetOf = (step: TourStep): Element | undefined =>
  [...document.querySelectorAll(`[data-tour="${step}"]`)].find(
    (element) => element.getClientRects().length > 0,
  );
