import { DONE } from '@parrot/contract/core';
import { deleteInvite, inviteApps, inviteUser, resendInvite } from '@parrot/contract/team';
import { type Route, route } from '../../../platform/index.ts';
import type { InvitationsService } from './invitations.service.ts';

export const invitationsRoutes = (invitations: InvitationsService): Route[] => [
  route(inviteUser, async ({ caller, body: { emailIds, ...offer } }) => ({
    ...DONE,
    results: await invitations.invite(caller, emailIds, offer),
  })),
  route(inviteApps, async ({ caller, body: { search, offset, limit } }) => ({
    ...DONE,
    ...(await invitations.listApps(caller, { search: search.trim(), offset, limit })),
    offset,
  })),
  route(resendInvite, async ({ caller, body }) => ({
    ...DONE,
    results: await invitations.resend(caller, body.invitationIds),
  })),
  route(deleteInvite, async ({ caller, body }) => ({
    ...DONE,
    results: await invitations.remove(caller, body.invitationIds),
  })),
];
