/** Merges two visitors of an app who are the same person. */
import * as z from 'zod';
import { needs } from '../core/access/access.ts';
import { defineCall } from '../core/call.ts';
import { userSessionId, visitorId } from '../core/ids.ts';
import { LIMITS } from '../core/limits.ts';
import { profileField } from './profile-fields.ts';
import { profileEntry, profileReply } from './profiles.calls.ts';

const manage = needs('Handle Chats', 'Agent chat monitoring');

const mergeCandidate = z.object({
  userId: visitorId,
  name: z.string(),
  email: z.string(),
  /** Signed in on the website. */
  isVerified: z.boolean(),
  isBlocked: z.boolean(),
  createdAt: z.iso.datetime(),
  /** Those that the caller may see. */
  conversations: z.number().int().min(0),
});
export type MergeCandidate = z.infer<typeof mergeCandidate>;

export const findMergeCandidates = defineCall({
  name: 'profiles.mergeCandidates',
  method: 'POST',
  base: 'parrot',
  path: '/desk/profile/merge/candidates',
  access: manage,
  summary:
    'Visitors of the same app with this in their name or email address, whom the caller may see; the newest first.',
  body: z.object({
    userSessionId,
    text: z.string().trim().min(LIMITS.searchText.min).max(LIMITS.searchText.max),
  }),
  reply: z.object({ status: z.literal('success'), items: z.array(mergeCandidate) }),
});

const mergedValue = z.object({
  /** A contact detail, or the name of a field. */
  name: z.string(),
  /** Null for contact details. */
  field: profileField.nullable(),
  /** Of both visitors, in the order of `visitors`. */
  entries: z.tuple([profileEntry, profileEntry]),
  /** The index of the entry that stays. */
  stays: z.union([z.literal(0), z.literal(1)]),
});
export type MergedValue = z.infer<typeof mergedValue>;

const mergedVisitor = mergeCandidate.extend({ notes: z.number().int().min(0) });

const ofBoth = z.object({ userSessionId, otherUserId: visitorId });

export const previewMerge = defineCall({
  name: 'profiles.previewMerge',
  method: 'POST',
  base: 'parrot',
  path: '/desk/profile/merge/preview',
  access: manage,
  summary: 'What merging two visitors would result in. Nothing changes.',
  body: ofBoth,
  reply: z.object({
    status: z.literal('success'),
    /** The first is the one whose sign-in on the website counts from then on. */
    visitors: z.tuple([mergedVisitor, mergedVisitor]),
    values: z.array(mergedValue),
  }),
});

export const mergeVisitors = defineCall({
  name: 'profiles.merge',
  method: 'POST',
  base: 'parrot',
  path: '/desk/profile/merge',
  access: manage,
  summary:
    'Merges two visitors of an app: one profile, with the notes and conversations of both. Both browsers continue their own conversations. Can’t be undone.',
  body: ofBoth,
  reply: profileReply,
});
