import type { MsgId } from '@parrot/contract/core';

/** 128 random bits. `crypto.randomUUID` is missing on pages without https. */
export function newMsgId(): MsgId {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return `w_${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}` as MsgId;
}
