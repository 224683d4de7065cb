/** Search across the whole product: what the caller may see of apps, questions, conversations and people. */
import * as z from 'zod';
import { signedIn } from '../core/access/access.ts';
import { defineCall } from '../core/call.ts';
import { appId, faqId } from '../core/ids.ts';
import { LIMITS } from '../core/limits.ts';
import { searchText } from '../core/search-text.ts';
import { foundMessage } from '../desk/queues.calls.ts';
import { member } from '../team/team.shapes.ts';

const foundApp = z.object({ appId, appName: z.string() });
export type FoundApp = z.infer<typeof foundApp>;

const foundFaq = z.object({
  appId,
  appName: z.string(),
  faqId,
  /** The variation that matches, or the first one. */
  question: z.string(),
  /** Plain text, shortened. */
  answer: z.string(),
});
export type FoundFaq = z.infer<typeof foundFaq>;

const foundMember = member.pick({
  userId: true,
  invitationId: true,
  userName: true,
  emailId: true,
  profileUrl: true,
  status: true,
});
export type FoundMember = z.infer<typeof foundMember>;

const upTo = <Item extends z.ZodType>(item: Item) => z.array(item).max(LIMITS.searchResults);

export const searchEverything = defineCall({
  name: 'search.everything',
  method: 'POST',
  base: 'parrot',
  path: '/search/everything',
  access: signedIn,
  summary:
    'Searches apps by name, questions and answers by their words, messages and visitors as the desk search does, and people by name and email address. A kind that the caller may not list is empty.',
  body: z.object({ text: searchText }),
  reply: z.object({
    status: z.literal('success'),
    apps: upTo(foundApp),
    faqs: upTo(foundFaq),
    messages: upTo(foundMessage),
    /** Whether the desk search has more. */
    hasMoreMessages: z.boolean(),
    members: upTo(foundMember),
  }),
});
