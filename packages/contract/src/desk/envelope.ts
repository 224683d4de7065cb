import * as z from 'zod';
import { userSessionId } from '../core/ids.ts';
import { deskEnvelope } from './desk.shapes.ts';

export const enveloped = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object({ ...deskEnvelope, ...shape });
export const sessionField = { userSessionId };
