/** The signed-in agent's own status, load and settings. */
import * as z from 'zod';
import { desk } from '../core/access/access.ts';
import { defineCall } from '../core/call.ts';
import { LIMITS } from '../core/limits.ts';
import { agentState } from './agents.calls.ts';

const { max } = LIMITS.sendDelaySeconds;
const outOfRange = `Choose 0 to ${max} seconds.`;

const deskSettings = z.object({
  /** How long a reply can be undone before it is sent; 0: sent immediately. */
  sendDelaySeconds: z.number(outOfRange).int(outOfRange).min(0, outOfRange).max(max, outOfRange),
});
export type DeskSettings = z.infer<typeof deskSettings>;

const ownStatus = z.object({
  state: agentState,
  /** Open conversations, and the maximum. */
  open: z.number().int().min(0),
  capacity: z.number().int().min(0),
  settings: deskSettings,
});
export type OwnStatus = z.infer<typeof ownStatus>;

export const readOwnStatus = defineCall({
  name: 'desk.readOwn',
  method: 'GET',
  base: 'parrot',
  path: '/desk/own',
  access: desk,
  summary: 'The caller’s own status, load and settings at the desk.',
  reply: z.object({ status: z.literal('success'), desk: ownStatus }),
});

export const saveDeskSettings = defineCall({
  name: 'desk.saveSettings',
  method: 'PUT',
  base: 'parrot',
  path: '/desk/own/settings',
  access: desk,
  summary: 'Changes the caller’s settings at the desk, such as how long a reply can be undone.',
  body: deskSettings,
  reply: z.object({ status: z.literal('success'), settings: deskSettings }),
});
