/**
 * Sent before the server closes a connection that sends too much, with the seconds to wait before
 * reconnecting.
 */
import * as z from 'zod';

export const connectionCut = z.object({ reason: z.enum(['flood']), restSeconds: z.number().int() });
