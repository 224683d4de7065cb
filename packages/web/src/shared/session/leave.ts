/** The ends of a session in this browser. */
import { clearAllState, clearPersonalState } from '../../state/stored-state.ts';
import { signedInDetails } from '../../state/user-store.ts';
import { page } from '../browser/page.ts';
import { queryClient } from '../query/query-client.ts';
import { currentRedirection, type LeaveReason, loginAddress } from './login-address.ts';

let leaving = false;

/** The server will not have us any more: everything kept is cleared, and the login page opens and says why. */
export function forceLeave(reason: LeaveReason = 'expired'): void {
  // Somebody who is just logging out knows that their session ends; and the first reason is the true one,
  // as whatever else was under way is refused because of it.
  if (leaving || !signedInDetails()) return;
  // Whoever is no longer a member signs in to another organisation, which does not have this page.
  const login = loginAddress({ reason, pageRedirection: reason === 'removed' ? '' : currentRedirection() });
  queryClient.clear();
  clearAllState();
  page.leaveTo(login);
}

/** The person, or their silence, ended it: what was theirs is cleared; how the interface looks stays. */
export async function leave(to: string, farewell: () => Promise<unknown> = async () => {}): Promise<void> {
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
