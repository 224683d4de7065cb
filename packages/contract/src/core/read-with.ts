/** The earlier question that a question such as 'and for children?' was read with. */
import * as z from 'zod';

/** Absent if it was read by itself, and in older messages. */
export const readWith = z.string().optional();
