/** Signed URLs of files sent in conversations. Stored messages contain the path without a signature. */
import { FILES_PATH, fileIdOf, type Message } from '@parrot/contract/conversations';
import { type ConversationId, type FileId, HOUR_MS, type TenantId } from '@parrot/contract/core';
import { createSignedLinks, type LinkQuery, type Platform } from '../../../../platform/index.ts';
import type { SentFile } from './sent-file.ts';

/** A link is valid for two to four hours; an open page requests a new one after that. */
const WINDOW_MS = 2 * HOUR_MS;

const FILE_IN_TEXT = /\/files\/fil_[0-9a-z]{22}\/[\w.~!*'()%-]+/g;

/** The conversation a file was sent in; the tenant, for files of predefined responses. */
type FileScope = ConversationId | TenantId;
export type FileLinks = {
  /** Returns URLs of other origins unchanged. */
  sign(url: string, scope: FileScope): string;
  signFile(file: Pick<SentFile, 'id' | 'name' | 'conversationId' | 'tenantId'>): string;
  signMessage(message: Message): Message;
  /** Signs and makes absolute every file URL in a text, for APIs that a bot calls. */
  signFilesIn(text: string, scope: FileScope, origin: string): string;
  expiryOf(scope: FileScope, file: { id: FileId; name: string }, query: LinkQuery): Date | undefined;
};

export function createFileLinks({ key, clock }: Pick<Platform, 'key' | 'clock'>): FileLinks {
  const links = createSignedLinks({ key, clock, purpose: 'conversation file', windowMs: WINDOW_MS });

  const sign: FileLinks['sign'] = (url, scope) => {
    const id = fileIdOf(url);
    return id ? links.sign(url, [scope, id, url]) : url;
  };

  return {
    sign,
    signFile: (file) => sign(filePath(file), file.conversationId ?? file.tenantId),
    signMessage: (message) =>
      message.files.length === 0
        ? message
        : {
            ...message,
            files: message.files.map((file) => ({ ...file, url: sign(file.url, message.conversationId) })),
          },
    signFilesIn: (text, scope, origin) =>
      text.replace(FILE_IN_TEXT, (url, at: number) => {
        const hasHost = /[\w.:\]-]$/.test(text.slice(0, at));
        return (hasHost ? '' : origin) + sign(url, scope);
      }),
    expiryOf: (scope, file, query) => links.expiryOf([scope, file.id, filePath(file)], query),
  };
}

export const filePath = ({ id, name }: { id: FileId; name: string }): string =>
  `${FILES_PATH}${id}/${encodeURIComponent(name)}`;
