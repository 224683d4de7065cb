/** Reads the body of a successful response. A proxy's own page, for example, is no reply. */
import type { Call } from '@parrot/contract/core';
import { unreadable } from './api-error.ts';

export async function readReply(call: Call, response: Response): Promise<unknown> {
  if (call.download) return new Uint8Array(await response.arrayBuffer());
  const received: unknown = await response.json().catch(() => undefined);
  if (!call.parseReply) {
    const { status } = (received ?? {}) as { status?: unknown };
    if (status !== 'success') throw unreadable(response.status, new Error(`no reply of ${call.name}`));
    return received;
  }
  const reply = call.reply.safeParse(received);
  if (!reply.success) throw unreadable(response.status, reply.error);
  return reply.data;
}
