/** Tags of conversations and their tickets. */
import {
  conversationTagged as conversationTaggedPush,
  tagsChanged as tagsChangedPush,
} from '@parrot/contract/tags';
import type { Platform, Route } from '../../platform/index.ts';
import type { Apps } from '../apps/index.ts';
import { agentsRoom } from '../desk/index.ts';
import { type ChangeTags, createSessionTags } from './session-tags.service.ts';
import { tagsRoutes } from './tags.routes.ts';
import { createTagsService, type TagsService } from './tags.service.ts';
import { conversationTagged, tagsChanged } from './tags.topics.ts';

export { hasAnyTag, tagsOfConversation, tagsOfSessions } from './session-tags.repository.ts';
export type { ChangeTags } from './session-tags.service.ts';
export { tagNames } from './tags.repository.ts';
export { conversationTagged, tagsChanged } from './tags.topics.ts';

export type Tags = {
  routes: Route[];
  changeTags: ChangeTags;
} & Pick<TagsService, 'create'>;

export function createTags(platform: Platform, needs: { apps: Pick<Apps, 'visibleAppIds'> }): Tags {
  const tags = createTagsService(platform);
  const sessionTags = createSessionTags(platform, needs);
  const { bus, channels } = platform;
  bus.listen(conversationTagged, ({ payload: { rooms, added: _added, ...payload } }) =>
    channels.push(conversationTaggedPush, rooms, payload),
  );
  bus.listen(tagsChanged, ({ tenantId, payload }) =>
    channels.push(tagsChangedPush, [agentsRoom(tenantId)], payload),
  );
  return {
    routes: tagsRoutes(tags, sessionTags),
    changeTags: sessionTags.changeTags,
    create: tags.create,
  };
}
