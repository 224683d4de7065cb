/** Keeps the tags on screen up to date through the desk's connection. */
import { conversationTagged, tagsChanged } from '@parrot/contract/tags';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { DeskSession } from '../../features/desk/session/desk-session.ts';
import { useDeskStore } from '../../features/desk/session/desk-store.ts';
import { forgetSessionTags, reloadSessionTags, setSessionTags } from '../../shared/tags/session-tags.ts';
import { TAGS_KEY } from '../../shared/tags/tag-queries.ts';

export function useLiveTags(desk: DeskSession): void {
  const cache = useQueryClient();
  const isConnected = useDeskStore(({ agentConnected }) => agentConnected);
  useEffect(() => {
    const refreshFiltered = () => {
      if (useDeskStore.getState().filter.filterTags.length === 0) return;
      desk.refreshQueues().catch((error: unknown) => console.warn('queues could not be refreshed', error));
    };
    const stopTagged = desk.subscribe(conversationTagged, (tags) => {
      setSessionTags([tags]);
      refreshFiltered();
    });
    const stopChanged = desk.subscribe(tagsChanged, ({ goneTagId }) => {
      void cache.invalidateQueries({ queryKey: TAGS_KEY });
      if (!goneTagId) return;
      reloadSessionTags();
      refreshFiltered();
    });
    return () => {
      stopTagged();
      stopChanged();
    };
  }, [desk, cache]);
  // Pushes were missed while the desk was not connected.
  useEffect(() => {
    if (!isConnected) return;
    void cache.invalidateQueries({ queryKey: TAGS_KEY });
    reloadSessionTags();
  }, [isConnected, cache]);
  useEffect(() => forgetSessionTags, []);
}
