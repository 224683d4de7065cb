/** Files agents send to visitors. */
import * as z from 'zod';
import { messageFile } from '../conversations/conversations.shapes.ts';
import { desk } from '../core/access/access.ts';
import { defineCall, done, fileBytes } from '../core/call.ts';
import { fileId, userSessionId } from '../core/ids.ts';
import { LIMITS } from '../core/limits.ts';

export const uploadDeskFile = defineCall({
  name: 'desk.uploadFile',
  method: 'POST',
  base: 'desk',
  path: '/upload/desk/file',
  access: desk,
  summary:
    'Stores a file for a conversation assigned to the agent; the message that references it adds it to the conversation. Dangerous file types are rejected.',
  upload: { field: 'file', maxBytes: LIMITS.deskFileBytes },
  body: z.object({
    userSessionId,
    /** As JSON, because it is sent in a form. */
    options: z
      .string()
      .max(500)
      .default('{}')
      .transform((value, context) => {
        try {
          return JSON.parse(value) as unknown;
        } catch {
          context.addIssue({ code: 'custom', message: 'We couldn’t read these details. Please try again.' });
          return z.NEVER;
        }
      })
      .pipe(
        z.object({
          /** A name to use instead of the file's. */
          fileName: z.string().trim().min(1).max(120).optional(),
        }),
      ),
  }),
  reply: z.object({ status: z.literal('success'), file: messageFile.extend({ fileId }) }),
});

export const downloadDeskFile = defineCall({
  name: 'desk.downloadFile',
  method: 'GET',
  base: 'desk',
  path: '/download/desk/file',
  access: desk,
  summary: 'A file of a conversation the agent may see, or of a predefined response.',
  download: true,
  query: z.object({ fileId }),
  reply: fileBytes,
});

export const deskFileLink = defineCall({
  name: 'desk.fileLink',
  method: 'GET',
  base: 'desk',
  path: '/link/desk/file',
  access: desk,
  summary:
    'A new address of a file the agent may download, after the one in its message has expired. It works without signing in, for a few hours.',
  query: z.object({ fileId }),
  reply: z.object({ status: z.literal('success'), url: z.string() }),
});

export const deleteDeskFile = defineCall({
  name: 'desk.deleteFile',
  method: 'POST',
  base: 'desk',
  path: '/delete/desk/file',
  access: desk,
  summary:
    'Deletes a file the agent has uploaded, sent or not; its message stays and shows that it was deleted.',
  body: z.object({ fileId }),
  reply: done,
});
