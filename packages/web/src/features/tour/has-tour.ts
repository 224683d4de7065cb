/**
 * Where 'Take a Tour' is available: everywhere but at the desk, analytics, predefined responses and the last
 * step of the designer.
 */
const PUBLISH_STEP = 2;

export function hasTour(pathname: string, designerStep: number): boolean {
  if (/^\/home\/desk(\/|$)/.test(pathname)) return false;
  if (/\/(analytics|predefineresponse)$/.test(pathname)) return false;
  return !(pathname === '/home/studio/designer' && designerStep === PUBLISH_STEP);
}
