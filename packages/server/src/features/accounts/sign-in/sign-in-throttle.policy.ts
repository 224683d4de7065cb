/** After a few failed attempts each further one has to wait, twice as long every time. */
import { LIMITS } from '@parrot/contract/core';

export type SignInAttempts = { wrongTries: number; lastTryAt: Date; lockedUntil: Date | null };

/** Attempts older than the longest delay are forgotten. */
const RESET_AFTER_MS = LIMITS.longestSignInDelaySeconds * 1_000;

/** The remaining delay in whole seconds; 0 if an attempt is allowed. */
export const secondsToWait = (attempts: SignInAttempts | undefined, now: Date): number =>
  attempts?.lockedUntil
    ? Math.max(0, Math.ceil((attempts.lockedUntil.getTime() - now.getTime()) / 1_000))
    : 0;

/** An attempt counts as failed until it succeeds, so parallel attempts gain nothing. */
export function afterAttempt(before: SignInAttempts | undefined, allowed: number, now: Date): SignInAttempts {
  const recent = before && now.getTime() - lastEvent(before) <= RESET_AFTER_MS ? before.wrongTries : 0;
  const wrongTries = recent + 1;
  const over = wrongTries - allowed;
  const seconds = over < 0 ? 0 : Math.min(2 ** (over + 1), LIMITS.longestSignInDelaySeconds);
  return {
    wrongTries,
    lastTryAt: now,
    lockedUntil: seconds > 0 ? new Date(now.getTime() + seconds * 1_000) : null,
  };
}

const lastEvent = ({ lastTryAt, lockedUntil }: SignInAttempts): number =>
  Math.max(lastTryAt.getTime(), lockedUntil?.getTime() ?? 0);
