import type { ErrorCode } from '@parrot/contract/core';
import type { Closed } from './thread.ts';

/** The errors that close the chat. Unsent messages are kept. */
const CLOSED_BY: Partial<Record<ErrorCode, Closed>> = {
  not_found: 'unpublished',
  resting: 'resting',
  identity_required: 'identity',
  site_not_allowed: 'site',
  blocked: 'blocked',
};

export const closedBy = (code: string | undefined): Closed | undefined => CLOSED_BY[code as ErrorCode];
