/** The ends of a session in this browser. */
import { clearAllState, clearPersonalState } from '../../state/stored-state.ts';
import { signedInDetails } from '../../state/user-store.ts';
import { page } from '../browser/page-location.ts';
import { ApiError } from '../http/api-error.ts';
import { queryClient } from '../query/query-client.ts';
import { currentRedirection, type LeaveReason, loginUrl } from './login-url.ts';

let leaving = false;

/** Back on the page that the person has just lost, the next sign-in would end the same way. */
const WITHOUT_RETURN: readonly (LeaveReason | undefined)[] = ['removed', 'denied'];

/** The server will not have us any more: everything kept is cleared, and the login page opens and says why, where that is known. */
export function forceLogout(reason?: LeaveReason): void {
  // Somebody who is just logging out knows that their session ends; and the first reason is the true one,
  // as whatever else was under way is refused because of it.
  if (leaving || !signedInDetails()) return;
  const pageRedirection = WITHOUT_RETURN.includes(reason) ? '' : currentRedirection();
  const login = loginUrl({ ...(reason && { reason }), pageRedirection });
  queryClient.clear();
  clearAllState();
  page.leaveTo(login);
}

/** Why the server gives no new token. */
export const refusedRefreshReason = (failure: unknown): LeaveReason => {
  const code = failure instanceof ApiError ? failure.code : undefined;
  if (code === 'member_inactive') return 'inactive';
  return code === 'no_tenant' || code === 'permission_denied' ? 'denied' : 'expired';
};

/** The person, or their silence, ended it: what was theirs is cleared; how the interface looks stays. */
export async function endSession(
  to: string,
  farewell: () => Promise<unknown> = async () => {},
): Promise<void> {
  leaving = true;
  try {
    await farewell();
  } catch (error) {
    console.error('The server did not hear the farewell', error);
  } finally {
    leaving = false;
  }
  queryClient.clear();
  clearPersonalState();
  page.leaveTo(to);
}
