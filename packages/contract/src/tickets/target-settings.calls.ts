/** The targets of a workspace by priority, counted in the opening hours of each app. */
import * as z from 'zod';
import { needs } from '../core/access/access.ts';
import { defineCall } from '../core/call.ts';
import { LIMITS } from '../core/limits.ts';
import { minutesOfTarget, TARGET_UNITS } from './targets.shapes.ts';
import { ticketPriority } from './tickets.calls.ts';

/** Those who manage the opening hours. */
const MANAGING = { base: 'parrot', access: needs('Invite Users') } as const;
const LONGEST_MINUTES = LIMITS.targetDays * 24 * 60;

const duration = z
  .object({
    amount: z
      .number({ error: 'Please enter a whole number.' })
      .int('Please enter a whole number.')
      .min(1, 'Please enter 1 or more, or leave it blank.'),
    unit: z.enum(TARGET_UNITS),
  })
  .refine((chosen) => minutesOfTarget(chosen) <= LONGEST_MINUTES, {
    path: ['amount'],
    message: `Please enter at most ${LIMITS.targetDays} days.`,
  });
export type TargetDuration = z.infer<typeof duration>;

/** Null: no target. */
const targetsOfPriority = z
  .object({ firstResponse: duration.nullable(), resolution: duration.nullable() })
  .refine(
    ({ firstResponse, resolution }) =>
      !firstResponse || !resolution || minutesOfTarget(firstResponse) <= minutesOfTarget(resolution),
    { path: ['resolution', 'amount'], message: 'The resolution can’t be due before the first response.' },
  );
const targetsByPriority = z.record(ticketPriority, targetsOfPriority);
export type TargetsByPriority = z.infer<typeof targetsByPriority>;

const SHARE = 'Please choose a percentage from 1 to 99.';
/** The whole settings, as they are saved. */
const targetDraft = z.object({
  /** Of the time of a target: from there on, it is due soon. */
  warnPercent: z.number({ error: SHARE }).int(SHARE).min(1, SHARE).max(99, SHARE),
  targets: targetsByPriority,
});
export type TargetDraft = z.infer<typeof targetDraft>;

const targetSettings = z.object({
  ...targetDraft.shape,
  /** 0 until they are first saved. */
  revision: z.number().int().min(0),
});
export type TargetSettings = z.infer<typeof targetSettings>;

const reply = z.object({
  status: z.literal('success'),
  settings: targetSettings,
  /** Tickets that are not solved. */
  openTickets: z.number().int().min(0),
});

export const readTargetSettings = defineCall({
  ...MANAGING,
  name: 'targets.settings',
  method: 'GET',
  path: '/hours/targets',
  summary: 'How soon tickets get a first response and are solved, by priority, and how many are open.',
  reply,
});

export const saveTargetSettings = defineCall({
  ...MANAGING,
  name: 'targets.save',
  method: 'PUT',
  path: '/hours/targets',
  summary:
    'Changes the targets for tickets opened from now on and, with `applyToOpen`, for open ones. Rejected if another user has changed them since `revision`.',
  body: z.object({
    revision: z.number().int().min(0),
    ...targetDraft.shape,
    applyToOpen: z.boolean().default(false),
  }),
  reply,
});
