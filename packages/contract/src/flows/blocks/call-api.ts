import * as z from 'zod';
import { LIMITS } from '../../core/limits.ts';
import { valueName } from '../values.ts';
import { commonFields, target, template } from './block-fields.ts';

export const HTTP_METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** `{{secret.name}}` stands for one of the app's secrets: put in on the server, and shown to nobody. */
export const callApiBlock = z.object({
  type: z.literal('call-api'),
  ...commonFields,
  method: z.enum(HTTP_METHODS),
  url: template,
  headers: z
    .array(
      z.object({
        name: z.string().regex(/^[A-Za-z0-9-]{0,80}$/, 'Please use up to 80 letters, digits and hyphens.'),
        value: template,
      }),
    )
    .max(LIMITS.flowOptions),
  /** Sent as JSON where it parses as such, else as text. A value inside a JSON string is escaped. */
  body: template,
  timeoutSeconds: z.number().int().min(1).max(30),
  results: z
    .array(
      z.object({
        /** Into the JSON that came back: `order.items.0.name`; empty: all of it. */
        path: z.string().max(200),
        into: valueName.nullable(),
      }),
    )
    .max(LIMITS.flowOptions),
  /** `failed`: no answer in time, a status of 400 and more, or an answer that is no JSON though a result is wanted. */
  next: z.object({ done: target, failed: target }),
});
