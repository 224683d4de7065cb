/** Signed addresses of files sent in conversations. Stored messages hold the bare path, which opens nothing. */
import { FILES_PATH, fileIdOf, type Message } from '@parrot/contract/conversations';
import type { ConversationId, FileId, TenantId } from '@parrot/contract/core';
import { createSignedLinks, type LinkQuery, type Platform } from '../../../../platform/index.ts';

const AN_HOUR = 3_600_000;
/** A link opens for two to four hours: long enough for an open page, which asks for a fresh one afterwards. */
const WINDOW_MS = 2 * AN_HOUR;

const FILE_IN_TEXT = /\/files\/fil_[0-9a-z]{22}\/[\w.~!*'()%-]+/g;

/** The conversation a file was sent in; the tenant, for files of predefined responses. */
type FileScope = ConversationId | TenantId;
export type FileLinks = ReturnType<typeof createFileLinks>;

export function createFileLinks({ key, clock }: Pick<Platform, 'key' | 'clock'>) {
  const links = createSignedLinks({ key, clock, purpose: 'conversation file', windowMs: WINDOW_MS });

  /** An address outside our own store stays as it is. */
  const sign = (url: string, scope: FileScope): string => {
    const id = fileIdOf(url);
    return id ? links.sign(url, [scope, id, url]) : url;
  };

  return {
    sign,
    signMessage: (message: Message): Message =>
      message.files.length === 0
        ? message
        : {
            ...message,
            files: message.files.map((file) => ({ ...file, url: sign(file.url, message.conversationId) })),
          },
    /** For services that a bot calls: each file address in a text as one they can open. */
    signFilesIn: (text: string, scope: FileScope, origin: string): string =>
      text.replace(FILE_IN_TEXT, (url, at: number) => {
        const hasHost = /[\w.:\]-]$/.test(text.slice(0, at));
        return (hasHost ? '' : origin) + sign(url, scope);
      }),
    expiryOf: (scope: FileScope, file: { id: FileId; name: string }, query: LinkQuery): Date | undefined =>
      links.expiryOf([scope, file.id, filePath(file)], query),
  };
}

export const filePath = ({ id, name }: { id: FileId; name: string }): string =>
  `${FILES_PATH}${id}/${encodeURIComponent(name)}`;
