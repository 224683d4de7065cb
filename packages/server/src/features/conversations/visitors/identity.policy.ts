/** Bots whose host page has to say who the visitor is talk to nobody else. */
import { AppError } from '@parrot/contract/core';
import type { PublishedApp } from '../../apps/index.ts';
import type { Claims } from './signed-identity.ts';

export function requireIdentity(
  { settings }: Pick<PublishedApp, 'settings'>,
  claims: Pick<Claims, 'state'>,
): void {
  if (settings.behaviour.authentication && claims.state !== 'verified') throw identityRequired(claims);
}

/** With what was wrong, for the builder's console. */
export const identityRequired = ({ state }: Pick<Claims, 'state'>): AppError =>
  new AppError('identity_required', { fields: { identity: state } });

/** The conversation of somebody the host page vouches for is nobody else's, not even this browser's. */
export function requireOwnConversation(
  conversation: { isVerified: boolean },
  visitor: { isVerified: boolean },
): void {
  if (conversation.isVerified && !visitor.isVerified) throw identityRequired({ state: 'none' });
}
