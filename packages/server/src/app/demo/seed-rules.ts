/** Rules of the demo's desk, which act on the conversations that are played after them. */
import type { RuleContent } from '@parrot/contract/rules';
import type { Caller } from '../../platform/index.ts';
import type { ParrotServer } from '../create-server.ts';
import type { DaysAgo } from './days-ago.ts';

const DAMAGE = ['broken', 'cracked', 'damaged', 'kaputt', 'beschädigt', 'roto', 'cassé', 'trasig'];

export async function seedRules(
  { slices: { rules, tags } }: ParrotServer,
  owner: Caller,
  { supervisor, daysAgo }: { supervisor: Caller; daysAgo: DaysAgo },
): Promise<void> {
  const { tagId } = await tags.create(owner, { name: 'Follow up', color: 'violet' });
  const notifySupervisor = (text: string) => ({
    do: 'notify' as const,
    userIds: [supervisor.userId],
    text,
  });
  const drafts: RuleContent[] = [
    {
      name: 'Broken lamps first',
      trigger: { on: 'reachedDesk' },
      match: 'all',
      conditions: [{ about: 'message', is: true, terms: DAMAGE }],
      actions: [
        { do: 'setPriority', priority: 'high' },
        { do: 'addNote', text: 'Ask {{visitor.name}} for a photo before you offer a replacement.' },
      ],
    },
    {
      name: 'Unhappy visitors',
      trigger: { on: 'rated' },
      match: 'all',
      conditions: [{ about: 'rating', atMost: 2 }],
      actions: [{ do: 'addTags', tagIds: [tagId] }, notifySupervisor('Rated low: {{ticket.number}}')],
    },
    {
      name: 'Nobody waits 15 minutes',
      trigger: { on: 'waitsUnassigned', minutes: 15 },
      match: 'all',
      conditions: [{ about: 'openingHours', is: true }],
      actions: [
        { do: 'setPriority', priority: 'urgent' },
        notifySupervisor('Still no agent: {{ticket.number}}'),
      ],
    },
  ];
  for (const draft of drafts)
    await daysAgo(20, async () => {
      const { ruleId } = await rules.create(owner, { ...draft, signingSecret: '' });
      await rules.switch(owner, ruleId, true);
    });
}
