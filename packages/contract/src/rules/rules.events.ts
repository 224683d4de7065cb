import * as z from 'zod';
import { definePush } from '../core/event.ts';

export const rulesChanged = definePush({
  name: 'rules.changed',
  channel: 'desk',
  summary: 'Rules of the workspace were created, changed, ordered, switched or deleted.',
  payload: z.object({}),
});
