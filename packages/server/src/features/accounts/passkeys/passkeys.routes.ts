import {
  addPasskey,
  finishPasskeySignIn,
  removePasskey,
  renamePasskey,
  startPasskey,
  startPasskeySignIn,
} from '@parrot/contract/accounts';
import { DONE } from '@parrot/contract/core';
import { type Platform, publicRoute, type Route, route } from '../../../platform/index.ts';
import type { PasskeysService } from './passkeys.service.ts';

export const passkeysRoutes = (
  { settings }: Pick<Platform, 'settings'>,
  passkeys: PasskeysService,
): Route[] => {
  const rateLimit = { perMinute: settings.SIGN_INS_PER_MINUTE };
  return [
    route(startPasskey, async ({ caller }) => ({ ...DONE, options: await passkeys.optionsToAdd(caller) })),
    route(addPasskey, async ({ caller, body }) => ({
      ...DONE,
      recoveryCodes: await passkeys.add(caller, body),
    })),
    route(renamePasskey, ({ caller, body: { passkeyId, name } }) =>
      passkeys.rename(caller, passkeyId, name).then(() => DONE),
    ),
    route(removePasskey, ({ caller, body: { passkeyId, password } }) =>
      passkeys.remove(caller, passkeyId, password).then(() => DONE),
    ),
    publicRoute(
      startPasskeySignIn,
      async ({ body }) => ({ ...DONE, options: await passkeys.optionsToSignIn(body.token) }),
      rateLimit,
    ),
    publicRoute(
      finishPasskeySignIn,
      async ({ body: { token, credential, pageRedirection: page } }) => ({
        ...DONE,
        redirectTo: await passkeys.signIn({ token, credential, page }),
      }),
      rateLimit,
    ),
  ];
};
