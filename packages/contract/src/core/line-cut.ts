/** What the server says before it cuts off a line, and for how long whoever was on it should stay away. */
import * as z from 'zod';

export const lineCut = z.object({ reason: z.enum(['flood']), restSeconds: z.number().int() });
export type LineCut = z.infer<typeof lineCut>;
