import { createHash } from 'node:crypto';
import type { NotificationId } from '@parrot/contract/core';

const BODY_LENGTH = 22;

/** Deterministic, so that an event processed twice notifies a recipient once. */
export function notificationIdFor(...cause: (string | number)[]): NotificationId {
  const digest = createHash('sha256').update(JSON.stringify(cause)).digest('hex');
  const body = BigInt(`0x${digest}`).toString(36).padStart(BODY_LENGTH, '0').slice(-BODY_LENGTH);
  return `ntf_${body}` as NotificationId;
}
