import type { ErrorCode } from '@parrot/contract/core';
import type { Closed } from './thread.ts';

/** The refusals after which there is nobody to talk to. What was written is kept. */
const CLOSED_BY: Partial<Record<ErrorCode, Closed>> = {
  not_found: 'unpublished',
  resting: 'resting',
  identity_required: 'identity',
  site_not_allowed: 'site',
};

export const closedBy = (code: string | undefined): Closed | undefined => CLOSED_BY[code as ErrorCode];
