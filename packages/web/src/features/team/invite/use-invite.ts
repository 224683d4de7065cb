import type { BodyOf } from '@parrot/contract/core';
import { inviteUser } from '@parrot/contract/team';
import { call } from '../../../shared/http/call.ts';
import { useTeamMutation } from '../parts/use-team-mutation.ts';

/** Errors are shown at the form. */
export const useInvite = () =>
  useTeamMutation((body: BodyOf<typeof inviteUser>) => call(inviteUser, { body }), { quiet: true });
