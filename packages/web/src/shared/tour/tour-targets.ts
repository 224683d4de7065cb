/** What the steps of the guided tours point at. */
const TOUR_STEPS = [
  'createApp',
  'appTabs',
  'appList',
  'navigation',
  'otherSide',
  'invite',
  'memberList',
  'teamTabs',
  'designerSteps',
  'designerScreens',
  'addQuestion',
  'canvas',
  'inspector',
  'tryMe',
  'appearanceSettings',
  'otherOptions',
  'appearancePreview',
  'deskStatus',
  'queues',
  'chatList',
  'conversation',
] as const;
export type TourStep = (typeof TOUR_STEPS)[number];

/** Marks the target of a step: `<Button {...tourTarget('createApp')}>`. */
export const tourTarget = (step: TourStep) => ({ 'data-tour': step });

/** The target if it is visible; a page may have one for wide and one for narrow screens. */
export const targetOf = (step: TourStep): Element | undefined =>
  [...document.querySelectorAll(`[data-tour="${step}"]`)].find(
    (element) => element.getClientRects().length > 0,
  );
