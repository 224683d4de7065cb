/** The guided tours: which page has which, and their steps. */
import { type TourStep, targetOf } from '../../shared/tour/tour-targets.ts';
import type { Tour } from '../../state/tour-store.ts';

/** In order. A step whose target is not visible is skipped. */
export const STEPS: Record<Tour, readonly TourStep[]> = {
  dashboard: ['createApp', 'appTabs', 'appList', 'navigation', 'otherSide'],
  users: ['invite', 'memberList', 'teamTabs'],
  designer: ['designerSteps', 'designerScreens', 'addQuestion', 'canvas', 'inspector', 'tryMe'],
  appearance: ['appearanceSettings', 'otherOptions', 'appearancePreview', 'designerSteps'],
  desk: ['deskStatus', 'queues', 'chatList', 'conversation'],
  shell: ['navigation', 'otherSide'],
};

const OWN_TOURS: Record<string, Tour> = {
  '/home/studio/apps': 'dashboard',
  '/home/studio/users': 'users',
  '/home/desk/chats': 'desk',
};
const DESIGNER_TOURS: Record<string, Tour | null> = {
  personalization: 'appearance',
  publish: null,
  versions: null,
};
const isDesk = (pathname: string) => /^\/home\/desk(\/|$)/.test(pathname);

type Address = { pathname: string; search: string };

/** The tour of a page. The desk, analytics, predefined responses and publishing have no general one. */
export function tourAt({ pathname, search }: Address): Tour | null {
  const own = OWN_TOURS[pathname];
  if (own) return own;
  if (pathname === '/home/studio/designer') {
    const tour = DESIGNER_TOURS[new URLSearchParams(search).get('step') ?? ''];
    return tour === undefined ? 'designer' : tour;
  }
  return isDesk(pathname) || /\/(analytics|predefineresponse)$/.test(pathname) ? null : 'shell';
}

/** Where 'Take a Tour' is available. The desk's tour starts by itself, and from the account menu. */
export const hasTourButton = (address: Address): boolean =>
  tourAt(address) !== null && !isDesk(address.pathname);

export const visibleSteps = (tour: Tour): TourStep[] =>
  STEPS[tour].filter((step) => targetOf(step) !== undefined);
