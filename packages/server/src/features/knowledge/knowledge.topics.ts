import type { AppId, UserId } from '@parrot/contract/core';
import { defineTopic } from '../../platform/index.ts';

/** An app has nothing left to read for now. */
export const knowledgeRead = defineTopic<{
  appId: AppId;
  appName: string;
  /** Who had it read. */
  byUserId: UserId;
  ready: number;
  failed: number;
}>('knowledge.read');
