import type { AppId, UserId } from '@parrot/contract/core';
import { defineTopic } from '../../platform/index.ts';

/** All sources of an app have been read. */
export const knowledgeRead = defineTopic<{
  appId: AppId;
  appName: string;
  /** The user who requested the reading. */
  byUserId: UserId;
  ready: number;
  failed: number;
}>('knowledge.read');
