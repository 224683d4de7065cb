/** The profile of a visitor: contact details, the workspace’s own fields, and where each value comes from. */
import * as z from 'zod';
import { queueUser } from '../conversations/conversations.shapes.ts';
import { desk, needs } from '../core/access/access.ts';
import { defineCall, done, paging } from '../core/call.ts';
import { fieldValue, writtenValue } from '../core/custom-field.ts';
import { definePush } from '../core/event.ts';
import {
  clientRequestId,
  conversationId,
  profileFieldId,
  profileNoteId,
  userId,
  userSessionId,
  visitorId,
} from '../core/ids.ts';
import { LIMITS } from '../core/limits.ts';
import { requiredText } from '../core/text/written-text.ts';
import { newProfileField, profileField, profileFieldChange } from './profile-fields.ts';

/** `site`: a signed claim; `flow`: a bot; `agent`: at the desk; `visitor`: in the chat. */
const VALUE_SOURCES = ['site', 'flow', 'agent', 'visitor'] as const;
const valueSource = z.enum(VALUE_SOURCES);
export type ValueSource = z.infer<typeof valueSource>;

export const profileEntry = z.object({
  value: fieldValue.nullable(),
  /** Null where it was never set, or before sources were stored. */
  source: valueSource.nullable(),
  /** The agent, if `source` is one. */
  setBy: z.string(),
  setAt: z.iso.datetime().nullable(),
});
export type ProfileEntry = z.infer<typeof profileEntry>;

const profileNote = z.object({
  noteId: profileNoteId,
  authorId: userId,
  authorName: z.string(),
  value: z.string(),
  createdAt: z.iso.datetime(),
  editedAt: z.iso.datetime().nullable(),
});
export type ProfileNote = z.infer<typeof profileNote>;

const profile = z.object({
  userId: visitorId,
  contact: z.object({ name: profileEntry, email: profileEntry, phone: profileEntry }),
  attributes: z.array(z.object({ field: profileField, entry: profileEntry })),
  /** Newest first. */
  notes: z.array(profileNote),
  /** How many visitors were merged into this one. */
  merged: z.number().int().min(0),
  /** Null unless the visitor is blocked. */
  blocked: z.object({ at: z.iso.datetime(), byName: z.string() }).nullable(),
});
export type Profile = z.infer<typeof profile>;

export const profileReply = z.object({ status: z.literal('success'), profile });
/** A profile is addressed by a conversation that the agent may see. */
const ofSession = { userSessionId };

export const readProfile = defineCall({
  name: 'profiles.read',
  method: 'GET',
  base: 'parrot',
  path: '/desk/profile',
  access: desk,
  summary: 'The profile of the visitor of a conversation: contact details and the workspace’s own fields.',
  query: z.object(ofSession),
  reply: profileReply,
});

export const setProfileValue = defineCall({
  name: 'profiles.setValue',
  method: 'POST',
  base: 'parrot',
  path: '/desk/profile/value',
  access: desk,
  summary:
    'Sets a contact detail or a field of the visitor, or clears it with null. It stays until a signed claim of the website changes.',
  body: z.object({
    ...ofSession,
    name: z.string().min(1).max(40),
    value: writtenValue,
  }),
  reply: profileReply,
});

const manage = needs('Handle Chats', 'Agent chat monitoring');

export const addProfileField = defineCall({
  name: 'profiles.addField',
  method: 'POST',
  base: 'parrot',
  path: '/desk/profile/fields/add',
  access: manage,
  summary: `Adds a field about visitors to the workspace, at most ${LIMITS.profileFields}.`,
  body: newProfileField,
  reply: z.object({ status: z.literal('success'), field: profileField }),
});

export const updateProfileField = defineCall({
  name: 'profiles.updateField',
  method: 'POST',
  base: 'parrot',
  path: '/desk/profile/fields/update',
  access: manage,
  summary: 'Changes the label and the options of a field. Its name and type stay.',
  body: profileFieldChange,
  reply: z.object({ status: z.literal('success'), field: profileField }),
});

export const deleteProfileField = defineCall({
  name: 'profiles.deleteField',
  method: 'POST',
  base: 'parrot',
  path: '/desk/profile/fields/delete',
  access: manage,
  summary: 'Deletes a field and its values of all visitors.',
  body: z.object({ fieldId: profileFieldId }),
  reply: done,
});

export const blockVisitor = defineCall({
  name: 'profiles.block',
  method: 'POST',
  base: 'parrot',
  path: '/desk/profile/block',
  access: manage,
  summary: 'Blocks the visitor: they can no longer open or use the chat of this app. Or unblocks them.',
  body: z.object({ ...ofSession, blocked: z.boolean() }),
  reply: profileReply,
});

const noteText = requiredText(LIMITS.noteLength);

export const addProfileNote = defineCall({
  name: 'profiles.addNote',
  method: 'POST',
  base: 'parrot',
  path: '/desk/profile/notes/add',
  access: desk,
  summary:
    'Adds a note on the visitor, for agents only. A repeated `clientId`, which the sender generates, is not stored again.',
  body: z.object({ ...ofSession, clientId: clientRequestId, value: noteText }),
  reply: profileReply,
});

export const updateProfileNote = defineCall({
  name: 'profiles.updateNote',
  method: 'POST',
  base: 'parrot',
  path: '/desk/profile/notes/update',
  access: desk,
  summary: 'Changes a note on the visitor. Only its author can.',
  body: z.object({ ...ofSession, noteId: profileNoteId, value: noteText }),
  reply: profileReply,
});

export const deleteProfileNote = defineCall({
  name: 'profiles.deleteNote',
  method: 'POST',
  base: 'parrot',
  path: '/desk/profile/notes/delete',
  access: desk,
  summary: 'Deletes a note on the visitor. Only its author can.',
  body: z.object({ ...ofSession, noteId: profileNoteId }),
  reply: profileReply,
});

const profileConversation = queueUser.pick({
  userSessionId: true,
  status: true,
  appName: true,
  agentName: true,
  lastMessage: true,
  rating: true,
  ratingComment: true,
  startedAt: true,
  endedAt: true,
});
export type ProfileConversation = z.infer<typeof profileConversation>;

export const profileConversations = defineCall({
  name: 'profiles.conversations',
  method: 'POST',
  base: 'parrot',
  path: '/desk/profile/conversations',
  access: desk,
  summary:
    'The conversations of the visitor that the agent may see, newest first, or those with a message that contains `text`.',
  body: z.object({ ...ofSession, ...paging, text: z.string().trim().max(LIMITS.searchText.max).default('') }),
  reply: z.object({
    status: z.literal('success'),
    items: z.array(profileConversation),
    hasMore: z.boolean(),
  }),
});

export const profileChanged = definePush({
  name: 'profile.changed',
  channel: 'desk',
  summary: 'The profile of a visitor whose conversation is open at this desk has changed.',
  payload: z.object({ conversationId }),
});
