import * as z from 'zod';

/** A rating in stars. */
export const stars = z.number().int().min(1).max(5);
