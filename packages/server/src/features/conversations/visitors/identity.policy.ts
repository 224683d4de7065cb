/** Bots with required authentication only talk to verified visitors. */
import { AppError } from '@parrot/contract/core';
import type { PublishedApp } from '../../apps/index.ts';
import type { Claims } from './signed-identity.ts';

export function requireIdentity(
  { settings }: Pick<PublishedApp, 'settings'>,
  claims: Pick<Claims, 'state'>,
): void {
  if (settings.behaviour.authentication && claims.state !== 'verified') throw identityRequired(claims);
}

/** With the reason, for the builder's console. */
export const identityRequired = ({ state }: Pick<Claims, 'state'>): AppError =>
  new AppError('identity_required', { fields: { identity: state } });

/**
 * The conversation of a verified visitor is closed to unverified ones, even in the same browser, and that of a
 * blocked visitor to themselves.
 */
export function requireOwnConversation(
  conversation: { isVerified: boolean; isBlocked: boolean },
  visitor: { isVerified: boolean },
): void {
  if (conversation.isVerified && !visitor.isVerified) throw identityRequired({ state: 'none' });
  if (conversation.isBlocked) throw new AppError('blocked');
}
