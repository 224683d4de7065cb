import * as z from 'zod';
import { LIMITS } from '../../core/limits.ts';
import { valueName } from '../values.ts';
import { commonFields, target, template } from './block-fields.ts';

export const HTTP_METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** `{{secret.name}}` is replaced by one of the app's secrets, on the server only. */
export const callApiBlock = z.object({
  type: z.literal('call-api'),
  ...commonFields,
  method: z.enum(HTTP_METHODS),
  url: template,
  headers: z
    .array(
      z.object({
        name: z.string().regex(/^[A-Za-z0-9-]{0,80}$/, 'Please use up to 80 letters, digits, and hyphens.'),
        value: template,
      }),
    )
    .max(LIMITS.flowOptions),
  /** Sent as JSON if it parses as JSON, otherwise as text. Values inside JSON strings are escaped. */
  body: template,
  timeoutSeconds: z.number().int().min(1).max(30),
  results: z
    .array(
      z.object({
        /** A path into the JSON reply, such as `order.items.0.name`; empty: all of it. */
        path: z.string().max(200),
        into: valueName.nullable(),
      }),
    )
    .max(LIMITS.flowOptions),
  /** `failed`: a timeout, a status of 400 or more, or a reply that is not JSON although a result is used. */
  next: z.object({ done: target, failed: target }),
});
