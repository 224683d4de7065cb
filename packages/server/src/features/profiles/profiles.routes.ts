import { DONE } from '@parrot/contract/core';
import * as calls from '@parrot/contract/profiles';
import { type Route, route } from '../../platform/index.ts';
import type { BlockVisitor } from './block-visitor.service.ts';
import type { Fields } from './fields/fields.service.ts';
import type { ListConversations } from './list-conversations.service.ts';
import type { ProfileNotes } from './notes/notes.service.ts';
import type { Profiles } from './profiles.service.ts';

type Services = {
  profiles: Profiles;
  fields: Fields;
  notes: ProfileNotes;
  listConversations: ListConversations;
  blockVisitor: BlockVisitor;
};

export const profilesRoutes = ({
  profiles,
  fields,
  notes,
  listConversations,
  blockVisitor,
}: Services): Route[] => [
  route(calls.readProfile, async ({ caller, query }) => ({
    ...DONE,
    profile: await profiles.read(caller, query.userSessionId),
  })),
  route(calls.setProfileValue, async ({ caller, body: { userSessionId, ...edit } }) => ({
    ...DONE,
    profile: await profiles.setValue(caller, userSessionId, edit),
  })),
  route(calls.addProfileField, async ({ caller, body }) => ({
    ...DONE,
    field: await fields.add(caller, body),
  })),
  route(calls.updateProfileField, async ({ caller, body }) => ({
    ...DONE,
    field: await fields.update(caller, body),
  })),
  route(calls.deleteProfileField, async ({ caller, body }) => {
    await fields.remove(caller, body.fieldId);
    return DONE;
  }),
  route(calls.blockVisitor, async ({ caller, body }) => ({
    ...DONE,
    profile: await blockVisitor(caller, body.userSessionId, body.blocked),
  })),
  route(calls.addProfileNote, async ({ caller, body: { userSessionId, ...note } }) => ({
    ...DONE,
    profile: await notes.add(caller, userSessionId, note),
  })),
  route(calls.updateProfileNote, async ({ caller, body: { userSessionId, ...note } }) => ({
    ...DONE,
    profile: await notes.update(caller, userSessionId, note),
  })),
  route(calls.deleteProfileNote, async ({ caller, body }) => ({
    ...DONE,
    profile: await notes.remove(caller, body.userSessionId, body.noteId),
  })),
  route(calls.profileConversations, async ({ caller, body: { userSessionId, ...page } }) => ({
    ...DONE,
    ...(await listConversations(caller, userSessionId, page)),
  })),
];
