/** Predefined responses: texts and actions that agents reuse, found by hashtag. */
import * as z from 'zod';
import { messageFile } from '../conversations/conversations.shapes.ts';
import { desk, either, needs } from '../core/access/access.ts';
import { defineCall, done, pageOf, paging } from '../core/call.ts';
import { appId, fileId, responseId, tagId, userId } from '../core/ids.ts';
import { LIMITS } from '../core/limits.ts';
import { HASHTAG_RULE, isHashtag } from '../core/validation.ts';
import { profileField } from '../profiles/profile-fields.ts';
import { namedAction, responseActions } from './response-actions.ts';

const seeing = needs('Create Apps', 'List Predefined response');
const writing = needs('Create Apps');

const hashtag = z.string().trim().refine(isHashtag, HASHTAG_RULE);

const responseFields = {
  title: z.string().trim().min(1, 'Required').max(LIMITS.responseTitle),
  /** What the agent types to find it. At least one; unique within an app. */
  hashtags: z.array(hashtag).min(1, 'Required').max(LIMITS.responseTags),
  /** Can be blank if there are actions. Its variables are checked with the workspace's own fields. */
  text: z.string().trim().max(LIMITS.messageLength),
  /** Empty: available in every app. */
  appIds: z.array(appId).max(LIMITS.bulk),
  files: z.array(fileId).max(LIMITS.filesPerMessage).default([]),
  actions: responseActions.default([]),
};

const hasContent = ({ text, actions }: { text: string; actions: unknown[] }) =>
  text !== '' || actions.length > 0;
const NO_CONTENT = { path: ['text'], message: 'Write a text or choose an action.' };

export const responseDraft = z.object(responseFields).refine(hasContent, NO_CONTENT);

const predefinedResponse = z.object({
  responseId,
  title: z.string(),
  hashtags: z.array(z.string()),
  text: z.string(),
  /** Those of its apps that the caller may see. */
  apps: z.array(z.object({ appId, appName: z.string() })),
  isForAllApps: z.boolean(),
  files: z.array(messageFile.extend({ fileId })),
  actions: z.array(namedAction),
  /** Variables whose field was deleted; at the desk their values are missing. */
  unknownVariables: z.array(z.string()),
  editedBy: z.string(),
  editedAt: z.iso.datetime(),
  revision: z.number().int().min(1),
});
export type PredefinedResponse = z.infer<typeof predefinedResponse>;

const one = z.object({ status: z.literal('success'), response: predefinedResponse });

export const listResponses = defineCall({
  name: 'responses.list',
  method: 'GET',
  base: 'studio',
  path: '/predefined/responses/list',
  access: either(seeing, desk),
  summary:
    'Predefined responses of one app or of all visible apps; first those whose hashtag or title starts with `search`, then those that contain it.',
  query: z.object({
    offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
    limit: z.coerce.number().int().min(1).max(100).default(paging.limit.parse(undefined)),
    search: z.string().trim().max(80).default(''),
    appId: appId.optional(),
  }),
  reply: pageOf(predefinedResponse),
});

export const saveResponse = defineCall({
  name: 'responses.save',
  method: 'POST',
  base: 'studio',
  path: '/predefined/responses/save',
  access: writing,
  summary: 'Adds a predefined response.',
  body: responseDraft,
  reply: one,
});

export const responseApps = defineCall({
  name: 'responses.apps',
  method: 'POST',
  base: 'studio',
  path: '/predefined/responses/apps',
  access: seeing,
  summary: 'The apps a predefined response can belong to, with the number of responses of each.',
  body: z.object(paging),
  reply: pageOf(z.object({ appId, appName: z.string(), responses: z.number().int() })),
});

export const responseOptions = defineCall({
  name: 'responses.options',
  method: 'GET',
  base: 'studio',
  path: '/predefined/responses/options',
  access: writing,
  summary:
    'What a predefined response can refer to: the workspace’s own fields about visitors, its tags, and the agents of the caller’s apps.',
  reply: z.object({
    status: z.literal('success'),
    fields: z.array(profileField.pick({ name: true, label: true })),
    tags: z.array(z.object({ tagId, name: z.string() })),
    agents: z.array(z.object({ userId, name: z.string() })),
  }),
});

export const updateResponse = defineCall({
  name: 'responses.update',
  method: 'PUT',
  base: 'studio',
  path: '/predefined/responses/update',
  access: writing,
  summary: 'Changes a predefined response. Rejected if another user has changed it since `revision`.',
  body: z
    .object({ responseId, revision: z.number().int().min(1), ...responseFields })
    .refine(hasContent, NO_CONTENT),
  reply: one,
});

export const deleteResponses = defineCall({
  name: 'responses.delete',
  method: 'DELETE',
  base: 'studio',
  path: '/predefined/responses/delete',
  access: writing,
  summary: 'Deletes predefined responses.',
  query: z.object({
    /** Comma-separated. */
    responseIds: z
      .string()
      .max(LIMITS.bulk * 40)
      .transform((ids) => ids.split(','))
      .pipe(z.array(responseId).min(1).max(LIMITS.bulk)),
  }),
  reply: done,
});

export const uploadResponseFile = defineCall({
  name: 'responses.uploadFile',
  method: 'POST',
  base: 'parrot',
  path: '/predefined/file',
  access: writing,
  summary: 'Stores a file for a predefined response. Dangerous file types are rejected.',
  upload: { field: 'file', maxBytes: LIMITS.deskFileBytes },
  reply: z.object({ status: z.literal('success'), file: messageFile.extend({ fileId }) }),
});
