/** The ends of a session in this browser. */
import { clearAllState, clearPersonalState } from '../../state/stored-state.ts';
import { page } from '../browser/page.ts';
import { queryClient } from '../query/query-client.ts';
import { currentRedirection, loginAddress } from './login-address.ts';

let leaving = false;

/** The server will not have us any more: everything kept is cleared, and the login page opens. */
export function forceLeave(): void {
  // Somebody who is just logging out knows that their session ends.
  if (leaving) return;
  const login = loginAddress({ reason: 'expired', pageRedirection: currentRedirection() });
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
