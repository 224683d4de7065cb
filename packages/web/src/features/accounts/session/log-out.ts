import { logOut as logOutCall } from '@parrot/contract/accounts';
import { call } from '../../../shared/http/call.ts';
import { endSession } from '../../../shared/session/end-session.ts';
import { settings } from '../../../shared/settings/settings.ts';
import { signedInDetails } from '../../../state/user-store.ts';

/** Ends the session on the server and here. If the server is unreachable, it still ends here. */
export async function logOut(to = '/'): Promise<void> {
  const details = signedInDetails();
  if (!details) return endSession(to);
  const { userId, emailId } = details;
  const { appName, channelName } = settings();
  return endSession(to, () => call(logOutCall, { body: { userId, emailId, appName, channelName } }));
}
