import type { Call } from '@parrot/contract/calls';
import type { AppId, UserId } from '@parrot/contract/core';
import { defineTopic } from '../../platform/index.ts';

/** A call rings, was answered, has changed or has ended. */
export const callChanged = defineTopic<{
  call: Call;
  appId: AppId;
  /** Members whose desks show the call. */
  userIds: UserId[];
  /** When the call changes next without anyone doing anything. */
  dueAt: string | null;
}>('call.changed');
