/** Export and erasure of a whole workspace. Only owners may do it. */
import * as z from 'zod';
import { confirmingPassword, secondFactorCode } from '../accounts/second-factor.shapes.ts';
import { needs } from '../core/access/access.ts';
import { defineCall, done } from '../core/call.ts';
import { workspaceExportId } from '../core/ids.ts';
import { LIMITS } from '../core/limits.ts';

const BASE = { base: 'parrot', access: needs('Invite Users') } as const;

const workspaceExport = z.object({
  exportId: workspaceExportId,
  state: z.enum(['pending', 'ready', 'failed']),
  requestedAt: z.iso.datetime(),
  /** Null until it is ready. */
  expiresAt: z.iso.datetime().nullable(),
  bytes: z.number().int().nullable(),
});
export type WorkspaceExport = z.infer<typeof workspaceExport>;

const workspaceErasure = z.object({ eraseAt: z.iso.datetime(), requestedBy: z.string() });

export const workspaceData = defineCall({
  ...BASE,
  name: 'privacy.workspaceData',
  method: 'GET',
  path: '/workspace/data',
  summary: 'The latest export of the workspace, and when the workspace will be erased.',
  reply: z.object({
    status: z.literal('success'),
    workspaceName: z.string(),
    export: workspaceExport.nullable(),
    erasure: workspaceErasure.nullable(),
    /** How many invoices stay after an erasure, because the law requires it. */
    invoices: z.number().int(),
    /** Whether the caller is an owner. */
    mayChange: z.boolean(),
    /** What confirms an erasure: the caller’s password, and a code of their authenticator app. */
    needsPassword: z.boolean(),
    needsCode: z.boolean(),
  }),
});

export const startWorkspaceExport = defineCall({
  ...BASE,
  name: 'privacy.startWorkspaceExport',
  method: 'POST',
  path: '/workspace/export',
  summary:
    'Writes everything in the workspace into a ZIP file in the background. The owner gets an email when it is ready.',
  reply: z.object({ status: z.literal('success'), export: workspaceExport }),
});

export const workspaceExportLink = defineCall({
  ...BASE,
  name: 'privacy.workspaceExportLink',
  method: 'POST',
  path: '/workspace/export/link',
  summary: 'A link that downloads a finished export. It works for a few minutes.',
  body: z.object({ exportId: workspaceExportId }),
  reply: z.object({ status: z.literal('success'), url: z.string() }),
});

export const scheduleWorkspaceErasure = defineCall({
  ...BASE,
  name: 'privacy.scheduleWorkspaceErasure',
  method: 'POST',
  path: '/workspace/erase',
  summary: `Erases the workspace after ${LIMITS.erasureGraceDays} days, in which its bots are off and owners can cancel. Confirmed by its name, and by the caller’s password and second factor.`,
  body: z.object({
    workspaceName: z.string().max(200),
    password: confirmingPassword,
    code: secondFactorCode.optional(),
  }),
  reply: z.object({ status: z.literal('success'), eraseAt: z.iso.datetime() }),
});

export const cancelWorkspaceErasure = defineCall({
  ...BASE,
  name: 'privacy.cancelWorkspaceErasure',
  method: 'POST',
  path: '/workspace/erase/cancel',
  summary: 'Keeps the workspace: its bots answer again.',
  reply: done,
});
