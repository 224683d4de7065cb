/** The tags of conversations on screen. What rows ask for at the same time is loaded with one call. */
import { LIMITS, type TagId, type UserSessionId } from '@parrot/contract/core';
import { readSessionTags, type SessionTags } from '@parrot/contract/tags';
import { useEffect } from 'react';
import { create } from 'zustand';
import { call } from '../http/call.ts';

type KnownTags = Partial<Record<UserSessionId, TagId[]>>;

const useKnownTags = create<{ known: KnownTags }>()(() => ({ known: {} }));
const NONE: readonly TagId[] = [];

let waiting = new Set<UserSessionId>();
let loading: Promise<void> | undefined;

/** Undefined until they are loaded. */
export const knownTagsOf = (id: UserSessionId): readonly TagId[] | undefined =>
  useKnownTags.getState().known[id];

export function setSessionTags(items: readonly SessionTags[]): void {
  const entries = items.map(({ userSessionId, tagIds }) => [userSessionId, tagIds] as const);
  useKnownTags.setState(({ known }) => ({ known: { ...known, ...Object.fromEntries(entries) } }));
}

/** After a tag was merged or deleted, or the connection was lost: what is on screen is loaded again. */
export function reloadSessionTags(): void {
  const ids = Object.keys(useKnownTags.getState().known) as UserSessionId[];
  for (const id of ids) waiting.add(id);
  if (ids.length > 0) void loadWaiting();
}

export const forgetSessionTags = (): void => useKnownTags.setState({ known: {} });

export async function loadSessionTags(id: UserSessionId): Promise<void> {
  if (knownTagsOf(id)) return;
  waiting.add(id);
  await loadWaiting();
}

function loadWaiting(): Promise<void> {
  loading ??= Promise.resolve().then(async () => {
    const ids = [...waiting];
    waiting = new Set();
    loading = undefined;
    for (let from = 0; from < ids.length; from += LIMITS.bulk)
      await loadPart(ids.slice(from, from + LIMITS.bulk));
  });
  return loading;
}

/** Rows are shown without tags if they can't be loaded. */
async function loadPart(userSessionIds: UserSessionId[]): Promise<void> {
  try {
    setSessionTags((await call(readSessionTags, { body: { userSessionIds } })).items);
  } catch (error) {
    console.warn('tags of conversations could not be loaded', error);
  }
}

/** The tags of a conversation, loaded when it is first shown. */
export function useSessionTags(id: UserSessionId): readonly TagId[] {
  const tagIds = useKnownTags(({ known }) => known[id]);
  const isKnown = tagIds !== undefined;
  useEffect(() => {
    if (!isKnown) void loadSessionTags(id);
  }, [id, isKnown]);
  return tagIds ?? NONE;
}
