/** The routing rules of a workspace, as supervisors change them. */
import { AppError, type AppId, LIMITS, newId, type RoutingRuleId } from '@parrot/contract/core';
import type { RoutingGroup, RoutingRule, RoutingRuleDraft } from '@parrot/contract/desk';
import type { Caller, Platform, Tx } from '../../../platform/index.ts';
import { type ActivityEntry, recordActivity } from '../../activity/index.ts';
import type { Apps } from '../../apps/index.ts';
import { deskMemberIds } from '../../team/index.ts';
import { routingChanged } from '../desk.topics.ts';
import * as repository from './routing.repository.ts';
import type { RoutingRuleRow } from './routing.tables.ts';
import { readTeam, type TagsForRouting } from './routing-directory.ts';
import { presentRule } from './rules.present.ts';

type NamedApp = { appId: AppId; appName: string };
type Needs = { apps: Pick<Apps, 'visibleAppIds' | 'visibleApps'>; tags: Pick<TagsForRouting, 'tagNames'> };

export type RulesService = ReturnType<typeof createRulesService>;

export function createRulesService(
  { database, outbox, clock }: Pick<Platform, 'database' | 'outbox' | 'clock'>,
  { apps, tags }: Needs,
) {
  const changed = async (tx: Tx, caller: Caller, entry: ActivityEntry): Promise<void> => {
    const { tenantId } = caller;
    await recordActivity(tx, caller, clock.now(), entry);
    outbox.write(tx, routingChanged, { tenantId, key: `routing ${tenantId}`, payload: {} });
  };

  /** Runs a change under the lock of the tenant's rules. */
  const change = <Result>({ tenantId }: Caller, work: (tx: Tx) => Promise<Result>): Promise<Result> =>
    database.tenant(tenantId, async (tx) => {
      await repository.lockRules(tx, tenantId);
      return work(tx);
    });

  const requireRule = async (tx: Tx, { tenantId }: Caller, id: RoutingRuleId): Promise<RoutingRuleRow> => {
    const row = await repository.findRule(tx, tenantId, id);
    if (!row) throw new AppError('not_found');
    return row;
  };

  /**
   * Refuses what does not exist or is out of the caller's reach. What a rule had before may have been deleted
   * since, or be out of reach; a rule with something deleted can only be switched off.
   */
  const requireReach = async (
    tx: Tx,
    caller: Caller,
    rule: RoutingRuleDraft,
    before?: RoutingRuleRow,
  ): Promise<void> => {
    const { groups, tagIds } = await readTeam(tx, caller.tenantId, tags);
    const added = rule.appIds.filter((id) => !before?.appIds.includes(id));
    if (added.length > 0) {
      const visible = new Set(await apps.visibleAppIds(tx, caller));
      if (added.some((id) => !visible.has(id)))
        throw new AppError('not_found', { message: 'You no longer have access to one of these apps.' });
    }
    const isChecked = <Id>(id: Id, had: readonly Id[] = []) => rule.isEnabled || !had.includes(id);
    if (
      rule.groupId &&
      isChecked(rule.groupId, before?.groupId ? [before.groupId] : []) &&
      !groups.has(rule.groupId)
    )
      throw new AppError('not_found', { message: 'This group no longer exists. Please choose another one.' });
    const had = before && [...before.tagIds, ...before.skillIds];
    if ([...rule.tagIds, ...rule.skillIds].some((id) => isChecked(id, had) && !tagIds.has(id)))
      throw new AppError('not_found', { message: 'This tag no longer exists. Please choose another one.' });
  };

  const save = async (tx: Tx, caller: Caller, row: RoutingRuleRow): Promise<RoutingRule> => {
    await repository.saveRule(tx, row);
    return presentRule(row, await readTeam(tx, caller.tenantId, tags));
  };

  return {
    list: (caller: Caller): Promise<{ rules: RoutingRule[]; groups: RoutingGroup[]; apps: NamedApp[] }> =>
      database.tenant(caller.tenantId, async (tx) => {
        const { tenantId } = caller;
        const team = await readTeam(tx, tenantId, tags);
        const agents = new Set(await deskMemberIds(tx, tenantId, 'all', clock.now()));
        const visible = await apps.visibleApps(tx, caller, await apps.visibleAppIds(tx, caller));
        return {
          rules: (await repository.listRules(tx, tenantId)).map((row) => presentRule(row, team)),
          groups: [...team.groups].map(([groupId, { name, userIds }]) => ({
            groupId,
            groupName: name,
            agents: [...userIds].filter((userId) => agents.has(userId)).length,
          })),
          apps: visible.sort((a, b) => a.appName.localeCompare(b.appName)),
        };
      }),

    create: (caller: Caller, draft: RoutingRuleDraft): Promise<RoutingRule> =>
      change(caller, async (tx) => {
        const { tenantId } = caller;
        const existing = await repository.listRules(tx, tenantId);
        if (existing.length >= LIMITS.routingRules)
          throw new AppError('limit_reached', {
            message: `You can have at most ${LIMITS.routingRules} rules. Delete one you no longer need.`,
          });
        await requireReach(tx, caller, draft);
        const now = clock.now();
        const id = newId('rtr');
        const position = (existing.at(-1)?.position ?? 0) + 1;
        const times = { revision: 1, createdAt: now, updatedAt: now };
        const created = await save(tx, caller, { id, tenantId, position, ...draft, ...times });
        await changed(tx, caller, { action: 'routing.created', subjectId: id, subjectName: draft.name });
        return created;
      }),

    update: (
      caller: Caller,
      { ruleId, revision, ...draft }: RoutingRuleDraft & { ruleId: RoutingRuleId; revision: number },
    ): Promise<RoutingRule> =>
      change(caller, async (tx) => {
        const before = await requireRule(tx, caller, ruleId);
        if (before.revision !== revision) throw new AppError('conflict');
        await requireReach(tx, caller, draft, before);
        const after = { ...before, ...draft, revision: revision + 1, updatedAt: clock.now() };
        const saved = await save(tx, caller, after);
        await changed(tx, caller, { action: 'routing.changed', subjectId: ruleId, subjectName: draft.name });
        return saved;
      }),

    reorder: (
      caller: Caller,
      { before, after }: { before: RoutingRuleId[]; after: RoutingRuleId[] },
    ): Promise<void> =>
      change(caller, async (tx) => {
        const rows = await repository.listRules(tx, caller.tenantId);
        const isCurrent = JSON.stringify(rows.map(({ id }) => id)) === JSON.stringify(before);
        const isOrder = JSON.stringify([...after].sort()) === JSON.stringify([...before].sort());
        if (!isCurrent || !isOrder) throw new AppError('conflict');
        for (const [index, id] of after.entries()) await repository.setPosition(tx, id, index + 1);
        await changed(tx, caller, { action: 'routing.reordered', subjectId: '', subjectName: '' });
      }),

    remove: (caller: Caller, ruleId: RoutingRuleId): Promise<void> =>
      change(caller, async (tx) => {
        const { name } = await requireRule(tx, caller, ruleId);
        await repository.deleteRule(tx, ruleId);
        await changed(tx, caller, { action: 'routing.deleted', subjectId: ruleId, subjectName: name });
      }),
  };
}
