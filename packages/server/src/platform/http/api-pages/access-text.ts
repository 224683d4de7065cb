import type { Access, Call } from '@parrot/contract/core';

/** Who may make a call, as text. */
export function accessText(access: Access): string {
  switch (access.kind) {
    case 'public':
      return 'Anyone; no session is needed.';
    case 'refreshCookie':
      return 'Whoever holds the refresh cookie of a session.';
    case 'visitor':
      return 'A visitor on the channel of a published bot.';
    case 'operator':
      return 'The operator of the installation, with the token of its settings.';
    case 'signedIn':
      return 'Everybody who is signed in.';
    case 'studio':
      return 'Roles with access to the Studio.';
    case 'desk':
      return 'Roles with access to the Desk.';
    case 'function':
      return access.actionName
        ? `Roles with the function '${access.functionName}' and its action '${access.actionName}'.`
        : `Roles with the function '${access.functionName}'.`;
    case 'either':
      return access.of.map(accessText).join(' Or: ');
  }
}

/** Follows the text above where a call accepts API keys. */
export const scopeText = ({ scope }: Pick<Call, 'scope'>): string =>
  scope ? ` Also with an API key that has the scope ${scope}.` : '';
