/** The rules of a workspace, as supervisors manage them. */
import { AppError, badField, DAY_MS, LIMITS, newId, type RuleId } from '@parrot/contract/core';
import type { Rule, RuleDraft, RuleOptions } from '@parrot/contract/rules';
import type { Caller, Platform, Seal, Tx } from '../../platform/index.ts';
import { type ActivityEntry, recordActivity } from '../activity/index.ts';
import { goneFrom } from './references.policy.ts';
import { type ReadOptions, referencesIn } from './rule-options.repository.ts';
import { presentRule } from './rules.present.ts';
import * as repository from './rules.repository.ts';
import type { RuleRow } from './rules.tables.ts';
import { rulesChanged } from './rules.topics.ts';
import { figuresOfRules, stopRuns } from './runs/runs.repository.ts';
import { aboutSecret } from './webhooks/call-webhooks.ts';

const FIGURES_DAYS = 7;

export type RulesService = ReturnType<typeof createRulesService>;

export function createRulesService(
  { database, outbox, clock }: Pick<Platform, 'database' | 'outbox' | 'clock'>,
  { seal, readOptions }: { seal: Seal; readOptions: ReadOptions },
) {
  /** Runs a change under the lock of the tenant's rules, and announces it. */
  const change = <Result>(caller: Caller, work: (tx: Tx) => Promise<Result>): Promise<Result> =>
    database.tenant(caller.tenantId, async (tx) => {
      const { tenantId } = caller;
      await repository.lockRules(tx, tenantId);
      const result = await work(tx);
      outbox.write(tx, rulesChanged, { tenantId, key: `rules ${tenantId}`, payload: {} });
      return result;
    });

  const record = (tx: Tx, caller: Caller, { id, name }: RuleRow, action: ActivityEntry['action']) =>
    recordActivity(tx, caller, clock.now(), { action, subjectId: id, subjectName: name });

  const requireRule = async (tx: Tx, id: RuleId): Promise<RuleRow> => {
    const found = await repository.findRule(tx, id);
    if (!found) throw new AppError('not_found');
    return found;
  };

  const present = async (tx: Tx, rows: readonly RuleRow[], options: RuleOptions): Promise<Rule[]> => {
    const figures = await figuresOfRules(tx, new Date(clock.now().getTime() - FIGURES_DAYS * DAY_MS));
    const known = referencesIn(options);
    return rows.map((row) => presentRule(row, { known, figures: figures.get(row.id) }));
  };
  const presentOne = async (tx: Tx, caller: Caller, row: RuleRow): Promise<Rule> => {
    const [presented] = await present(tx, [row], await readOptions(tx, caller));
    if (!presented) throw new Error('a rule could not be presented');
    return presented;
  };

  /** What a rule newly refers to has to exist; what is gone since then stays, with a warning. */
  const requireReferences = async (tx: Tx, caller: Caller, draft: RuleDraft, before?: RuleRow) => {
    const known = referencesIn(await readOptions(tx, caller));
    const earlier = before ? goneFrom(before, known) : undefined;
    const gone = goneFrom(draft, known);
    const isNew = (kind: keyof typeof gone) =>
      gone[kind].some((id) => !(earlier?.[kind] as readonly string[] | undefined)?.includes(id));
    if (isNew('tagIds') || isNew('userIds') || isNew('appIds')) throw new AppError('not_found');
    if (isNew('fields')) throw badField('conditions', NO_FIELD);
  };

  const contentOf = (
    { tenantId, userId }: Caller,
    id: RuleId,
    { signingSecret, name, trigger, match, conditions, actions }: RuleDraft,
    before?: RuleRow,
  ) => {
    const sealedSecret =
      signingSecret === ''
        ? (before?.sealedSecret ?? null)
        : seal.close(signingSecret, aboutSecret(tenantId, id));
    const callsWebhook = actions.some((action) => action.do === 'webhook');
    if (callsWebhook && sealedSecret === null) throw badField('signingSecret', SECRET_NEEDED);
    return {
      name,
      trigger,
      match,
      conditions,
      actions,
      sealedSecret,
      editedBy: userId,
      updatedAt: clock.now(),
    };
  };

  return {
    list: (caller: Caller): Promise<{ rules: Rule[]; options: RuleOptions }> =>
      database.tenant(caller.tenantId, async (tx) => {
        const options = await readOptions(tx, caller);
        return { rules: await present(tx, await repository.listRules(tx), options), options };
      }),

    create: (caller: Caller, draft: RuleDraft): Promise<Rule> =>
      change(caller, async (tx) => {
        const existing = await repository.listRules(tx);
        if (existing.length >= LIMITS.rulesPerTenant)
          throw new AppError('limit_reached', {
            message: `You can have at most ${LIMITS.rulesPerTenant} rules. Delete one you no longer need.`,
          });
        await requireReferences(tx, caller, draft);
        const id = newId('rul');
        const row: RuleRow = {
          id,
          tenantId: caller.tenantId,
          ...contentOf(caller, id, draft),
          position: (existing.at(-1)?.position ?? -1) + 1,
          isOn: false,
          onSince: null,
          revision: 1,
          createdAt: clock.now(),
        };
        await repository.saveRule(tx, row);
        await record(tx, caller, row, 'rule.created');
        return presentOne(tx, caller, row);
      }),

    update: (
      caller: Caller,
      { ruleId, revision, ...draft }: RuleDraft & { ruleId: RuleId; revision: number },
    ): Promise<Rule> =>
      change(caller, async (tx) => {
        const before = await requireRule(tx, ruleId);
        if (before.revision !== revision) throw new AppError('conflict');
        await requireReferences(tx, caller, draft, before);
        const row = { ...before, ...contentOf(caller, ruleId, draft, before), revision: revision + 1 };
        await repository.saveRule(tx, row);
        await record(tx, caller, row, 'rule.changed');
        return presentOne(tx, caller, row);
      }),

    switch: (caller: Caller, ruleId: RuleId, isOn: boolean): Promise<Rule> =>
      change(caller, async (tx) => {
        const before = await requireRule(tx, ruleId);
        if (before.isOn === isOn) return presentOne(tx, caller, before);
        const row = { ...before, isOn, onSince: isOn ? clock.now() : null };
        await repository.saveRule(tx, row);
        if (!isOn) await stopRuns(tx, ruleId);
        await record(tx, caller, row, isOn ? 'rule.switchedOn' : 'rule.switchedOff');
        return presentOne(tx, caller, row);
      }),

    order: (caller: Caller, ruleIds: readonly RuleId[]): Promise<void> =>
      change(caller, async (tx) => {
        const existing = (await repository.listRules(tx)).map(({ id }) => id);
        const ordered = new Set(ruleIds);
        // Foreign ids are ids of no rule here.
        if (ruleIds.some((id) => !existing.includes(id))) throw new AppError('not_found');
        if (ordered.size !== existing.length || ruleIds.length !== ordered.size)
          throw new AppError('conflict');
        await repository.setPositions(tx, ruleIds);
      }),

    remove: (caller: Caller, ruleId: RuleId): Promise<void> =>
      change(caller, async (tx) => {
        const row = await requireRule(tx, ruleId);
        await repository.deleteRule(tx, ruleId);
        await record(tx, caller, row, 'rule.deleted');
      }),
  };
}

const SECRET_NEEDED = 'Enter a signing secret for webhooks.';
const NO_FIELD = 'This field no longer exists. Please choose another one.';
