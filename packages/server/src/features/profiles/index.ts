/** Profiles of visitors: contact details and the workspace's own fields, with the source of each value. */
import type { Platform, Route } from '../../platform/index.ts';
import type { Apps } from '../apps/index.ts';
import { createBlockVisitor } from './block-visitor.service.ts';
import { createFields, type Fields } from './fields/fields.service.ts';
import { createListConversations } from './list-conversations.service.ts';
import { mergeVisitorsRoutes } from './merge/merge-visitors.routes.ts';
import { createMergeVisitors } from './merge/merge-visitors.service.ts';
import { createProfileNotes, type ProfileNotes } from './notes/notes.service.ts';
import { startProfileListeners } from './profiles.listeners.ts';
import { profilesRoutes } from './profiles.routes.ts';
import { createProfiles } from './profiles.service.ts';
import { createRequireProfile } from './require-profile.ts';

export { listFields } from './fields/fields.repository.ts';
export { passOnProfile } from './merge/pass-on-profile.ts';
export { profileNotesOfConversation } from './notes/notes-of-conversation.repository.ts';
export { createProfileSources } from './values/profile-sources.ts';
export { readValues } from './values/values.repository.ts';
export { profileOfConversation } from './values/values-of-conversation.repository.ts';

export type ProfilesSlice = {
  routes: Route[];
  fields: Pick<Fields, 'add'>;
  notes: Pick<ProfileNotes, 'add'>;
};

export function createProfilesSlice(
  platform: Platform,
  { apps }: { apps: Pick<Apps, 'visibleAppIds'> },
): ProfilesSlice {
  startProfileListeners(platform);
  const requireProfile = createRequireProfile(apps);
  const fields = createFields(platform);
  const notes = createProfileNotes(platform, requireProfile);
  return {
    fields,
    notes,
    routes: [
      ...profilesRoutes({
        profiles: createProfiles(platform, requireProfile),
        fields,
        notes,
        blockVisitor: createBlockVisitor(platform, requireProfile),
        listConversations: createListConversations(platform, { apps, requireProfile }),
      }),
      ...mergeVisitorsRoutes(createMergeVisitors(platform, { apps, requireProfile })),
    ],
  };
}
