/** From a one-time token to a stored session. */
import { validateToken } from '@parrot/contract/accounts';
import { type ReplyOf, userId } from '@parrot/contract/core';
import { call } from '../../shared/http/call.ts';
import { chooseLanguage, chosenLanguage } from '../../shared/i18n/chosen-language.ts';
import { queryClient } from '../../shared/query/query-client.ts';
import { clearPersonalState } from '../../state/stored-state.ts';
import { useUserStore } from '../../state/user-store.ts';

type Validated = ReplyOf<typeof validateToken>;

const trades = new Map<string, Promise<Validated>>();

/** The token works once, so a page that is rendered twice awaits the same reply. */
export function tradeToken(id: string, token: string): Promise<Validated> {
  const trade = trades.get(token) ?? validate(id, token);
  trades.set(token, trade);
  return trade;
}

const validate = async (id: string, token: string) =>
  call(validateToken, { body: { userId: userId.parse(id), token } });

/** The stored state of any previous user is cleared and rewritten. */
export function openSession({ token, userId, emailId, name, tenantId, isFirstTimeUser }: Validated): void {
  const language = chosenLanguage();
  queryClient.clear();
  clearPersonalState();
  if (language) chooseLanguage(language);
  useUserStore.setState({
    details: {
      userId,
      emailId,
      name,
      tenantId,
      token,
      isLoggedIn: true,
      isFirstTimeUser,
      showSubscriptionBanner: false,
    },
  });
}
