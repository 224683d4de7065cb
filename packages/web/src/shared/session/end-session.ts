/** The ways a session ends in this browser. */
import { clearAllState, clearPersonalState } from '../../state/stored-state.ts';
import { signedInDetails } from '../../state/user-store.ts';
import { page } from '../browser/page-location.ts';
import { ApiError } from '../http/api-error.ts';
import { queryClient } from '../query/query-client.ts';
import { currentRedirection, type LeaveReason, loginUrl } from './login-url.ts';

let leaving = false;

/** Returning to a page that the user may no longer open would end the next session in the same way. */
const WITHOUT_RETURN: readonly (LeaveReason | undefined)[] = ['removed', 'denied'];

/**
 * The server ended the session: all stored state is cleared, and the login page opens with the reason, if
 * known.
 */
export function forceLogout(reason?: LeaveReason): void {
  // A user who is logging out knows that the session ends; and the first reason counts, as other requests in
  // flight are refused because of it.
  if (leaving || !signedInDetails()) return;
  const pageRedirection = WITHOUT_RETURN.includes(reason) ? '' : currentRedirection();
  const login = loginUrl({ ...(reason && { reason }), pageRedirection });
  queryClient.clear();
  clearAllState();
  page.leaveTo(login);
}

/** Why the server refused a new token. */
export const refusedRefreshReason = (failure: unknown): LeaveReason => {
  const code = failure instanceof ApiError ? failure.code : undefined;
  if (code === 'member_inactive') return 'inactive';
  return code === 'no_tenant' || code === 'permission_denied' ? 'denied' : 'expired';
};

/** Ended by the user or by inactivity: personal state is cleared; the appearance stays. */
export async function endSession(
  to: string,
  notifyServer: () => Promise<unknown> = async () => {},
): Promise<void> {
  leaving = true;
  try {
    await notifyServer();
  } catch (error) {
    console.error('logout call failed; the session ends here anyway', error);
  } finally {
    leaving = false;
  }
  queryClient.clear();
  clearPersonalState();
  page.leaveTo(to);
}
