import * as z from 'zod';
import { userStatus } from '../accounts/accounts.shapes.ts';
import { invitationId, roleId, userId } from '../core/ids.ts';

export const role = z.object({ roleId, roleName: z.string(), builtIn: z.boolean() });
export type Role = z.infer<typeof role>;

export const member = z.object({
  userId: userId.nullable(),
  invitationId: invitationId.nullable(),
  userName: z.string(),
  emailId: z.string(),
  status: userStatus,
  roles: z.array(role),
  /** When an open invitation ends. */
  expiresAt: z.iso.datetime().nullable(),
});
export type Member = z.infer<typeof member>;
