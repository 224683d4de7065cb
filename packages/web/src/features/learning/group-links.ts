import type { FaqId, ReplyOf, UserSessionId } from '@parrot/contract/core';
import type { openTrace } from '@parrot/contract/learning';
import type { ReactNode } from 'react';

/** Links and content of other features, injected by the area. */
export type GroupLinks = {
  toFaq: (faqId: FaqId) => string;
  toConversation: (id: UserSessionId) => string;
  renderTrace: (reply: ReplyOf<typeof openTrace>) => ReactNode;
};
