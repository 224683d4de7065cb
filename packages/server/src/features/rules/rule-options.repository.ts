/** What rules of a workspace can refer to, by name. */
import { CONTACT_KEYS } from '@parrot/contract/profiles';
import type { RuleOptions } from '@parrot/contract/rules';
import { asc, sql } from 'drizzle-orm';
import type { Caller, Platform, Tx } from '../../platform/index.ts';
import { appsTable } from '../apps/index.ts';
import { listFields } from '../profiles/index.ts';
import { tagNames } from '../tags/index.ts';
import { findDeskMembers, isDeactivated } from '../team/index.ts';
import { userNames } from '../users/index.ts';
import type { KnownReferences } from './references.policy.ts';

export type ReadOptions = (tx: Tx, caller: Caller) => Promise<RuleOptions>;

export const createReadOptions =
  ({ clock }: Pick<Platform, 'clock'>): ReadOptions =>
  async (tx, { tenantId }) => {
    const members = await findDeskMembers(tx, tenantId, 'all');
    const names = await userNames(
      tx,
      members.filter((member) => !isDeactivated(member, clock.now())).map(({ userId }) => userId),
    );
    const fields = await listFields(tx, tenantId);
    return {
      apps: await tx
        .select({ appId: appsTable.id, appName: appsTable.name })
        .from(appsTable)
        .orderBy(asc(sql`lower(${appsTable.name})`)),
      tags: [...(await tagNames(tx))].map(([tagId, name]) => ({ tagId, name })),
      agents: [...names]
        .map(([userId, name]) => ({ userId, name }))
        .sort((one, other) => one.name.localeCompare(other.name)),
      // Contact details are named by the client.
      fields: [
        ...CONTACT_KEYS.map((name) => ({ name, label: '' })),
        ...fields.map(({ name, label }) => ({ name, label })),
      ],
    };
  };

export const referencesIn = ({ apps, tags, agents, fields }: RuleOptions): KnownReferences => ({
  tagIds: new Set(tags.map(({ tagId }) => tagId)),
  userIds: new Set(agents.map(({ userId }) => userId)),
  appIds: new Set(apps.map(({ appId }) => appId)),
  fields: new Set(fields.map(({ name }) => name)),
});
