/**
 * Searches everything the caller may see. Each owner searches its own tables; this slice has none, and asks
 * only for the kinds that the caller may list.
 */

import { tenantApps } from '@parrot/contract/apps';
import { type Access, LIMITS, permits, type ReplyOf } from '@parrot/contract/core';
import { searchMessages } from '@parrot/contract/desk';
import { listFaqs } from '@parrot/contract/knowledge';
import type { searchEverything } from '@parrot/contract/search';
import { listUsers } from '@parrot/contract/team';
import type { Caller } from '../../platform/index.ts';
import type { Apps } from '../apps/index.ts';
import type { Desk } from '../desk/index.ts';
import type { Knowledge } from '../knowledge/index.ts';
import type { Team } from '../team/index.ts';

export type SearchNeeds = {
  apps: Pick<Apps, 'choices'>;
  knowledge: Pick<Knowledge, 'searchFaqs'>;
  desk: Pick<Desk, 'searchMessages'>;
  team: Pick<Team, 'searchMembers'>;
};

type Found = Omit<ReplyOf<typeof searchEverything>, 'status'>;
export type SearchEverything = (caller: Caller, text: string) => Promise<Found>;

const LIMIT = LIMITS.searchResults;

export function createSearchEverything({ apps, knowledge, desk, team }: SearchNeeds): SearchEverything {
  return async (caller, text) => {
    const may = (call: { access: Access }) => permits(caller.rights, call.access);
    const [foundApps, faqs, messages, members] = await Promise.all([
      may(tenantApps) ? apps.choices(caller, { search: text, offset: 0, limit: LIMIT }) : { items: [] },
      may(listFaqs) ? knowledge.searchFaqs(caller, { text, limit: LIMIT }) : [],
      may(searchMessages)
        ? desk.searchMessages(caller, { text, offset: 0, limit: LIMIT })
        : { items: [], hasMore: false },
      may(listUsers) ? team.searchMembers(caller, { text, limit: LIMIT }) : [],
    ]);
    return {
      apps: foundApps.items,
      faqs,
      messages: messages.items,
      hasMoreMessages: messages.hasMore,
      members: members.map(({ userId, invitationId, userName, emailId, profileUrl, status }) => ({
        userId,
        invitationId,
        userName,
        emailId,
        profileUrl,
        status,
      })),
    };
  };
}
