import type { Message } from '@parrot/contract/conversations';
import { openTrace } from '@parrot/contract/learning';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../../shared/http/call.ts';

/** How a bot message came about; it never changes. */
export const traceQuery = ({ conversationId, msgId }: Message) =>
  queryOptions({
    queryKey: ['desk', 'trace', msgId],
    queryFn: ({ signal }) => call(openTrace, { body: { of: { conversationId, msgId } }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  });
