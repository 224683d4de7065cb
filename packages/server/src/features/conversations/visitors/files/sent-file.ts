import type { ConversationId, FileId, MsgId, TenantId } from '@parrot/contract/core';
import type { Tx } from '../../../../platform/index.ts';

/** A stored file, uploaded by a visitor or by an agent. */
export type SentFile = {
  id: FileId;
  tenantId: TenantId;
  name: string;
  mediaType: string;
  storagePath: string;
  conversationId: ConversationId | null;
  msgId: MsgId | null;
  /** Null for a visitor. */
  uploadedBy: string | null;
};

export type FindFile = (tx: Tx, id: FileId) => Promise<SentFile | undefined>;
