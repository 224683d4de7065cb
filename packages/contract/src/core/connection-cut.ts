/** What the server says before it cuts off a line, and for how long whoever was on it should stay away. */
import * as z from 'zod';

export const connectionCut = z.object({ reason: z.enum(['flood']), restSeconds: z.number().int() });
