import type { FaqId, ReplyOf, UserSessionId } from '@parrot/contract/core';
import type { openTrace } from '@parrot/contract/learning';
import type { ReactNode } from 'react';

/** Where things of other features are, and how they look; given by whoever puts features side by side. */
export type GroupLinks = {
  toFaq: (faqId: FaqId) => string;
  toConversation: (id: UserSessionId) => string;
  renderTrace: (reply: ReplyOf<typeof openTrace>) => ReactNode;
};
