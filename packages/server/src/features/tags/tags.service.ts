/** The tags of a workspace: created, changed, merged and deleted in one place. */
import { AppError, badField, LIMITS, newId, type TagId } from '@parrot/contract/core';
import { type CountedTag, TAG_COLORS, type Tag, type TagColor } from '@parrot/contract/tags';
import type { Caller, Platform, Tx } from '../../platform/index.ts';
import { replaceTag } from './session-tags.repository.ts';
import * as repository from './tags.repository.ts';
import type { TagRow } from './tags.tables.ts';
import { tagsChanged } from './tags.topics.ts';

type NewTag = { name: string; color?: TagColor | undefined };
type TagEdit = { tagId: TagId; name?: string | undefined; color?: TagColor | undefined };

export type TagsService = ReturnType<typeof createTagsService>;

export function createTagsService({
  database,
  outbox,
  clock,
}: Pick<Platform, 'database' | 'outbox' | 'clock'>) {
  /** Runs a change under the lock of the tenant's tags, and announces it. */
  const change = <Result>(
    { tenantId }: Caller,
    work: (tx: Tx) => Promise<Result>,
    goneTagId: TagId | null = null,
  ): Promise<Result> =>
    database.tenant(tenantId, async (tx) => {
      await repository.lockTags(tx, tenantId);
      const result = await work(tx);
      outbox.write(tx, tagsChanged, { tenantId, key: `tags ${tenantId}`, payload: { goneTagId } });
      return result;
    });

  const requireFree = async (tx: Tx, name: string, except?: TagId) => {
    const taken = await repository.findTagNamed(tx, name, except);
    if (taken) throw badField('name', `The tag “${taken.name}” already exists.`);
  };

  return {
    list: (caller: Caller): Promise<Tag[]> =>
      database.tenant(caller.tenantId, async (tx) => (await repository.listTags(tx)).map(presentTag)),

    count: (caller: Caller): Promise<CountedTag[]> =>
      database.tenant(caller.tenantId, async (tx) => {
        const counts = await repository.countByTag(tx);
        const rows = await repository.listTags(tx);
        return rows.map((row) => ({ ...presentTag(row), conversations: counts.get(row.id) ?? 0 }));
      }),

    create: (caller: Caller, { name, color }: NewTag): Promise<Tag> =>
      change(caller, async (tx) => {
        await requireFree(tx, name);
        const existing = await repository.listTags(tx);
        if (existing.length >= LIMITS.tagsPerTenant)
          throw new AppError('limit_reached', {
            message: `You can have at most ${LIMITS.tagsPerTenant} tags. Delete or merge some first.`,
          });
        const row: TagRow = {
          id: newId('tag'),
          tenantId: caller.tenantId,
          name,
          color: color ?? leastUsedColor(existing),
          createdAt: clock.now(),
        };
        await repository.insertTag(tx, row);
        return presentTag(row);
      }),

    update: (caller: Caller, { tagId, name, color }: TagEdit): Promise<Tag> =>
      change(caller, async (tx) => {
        const before = await requireTag(tx, tagId);
        if (name !== undefined) await requireFree(tx, name, tagId);
        const row = { ...before, name: name ?? before.name, color: color ?? before.color };
        await repository.updateTagRow(tx, row);
        return presentTag(row);
      }),

    merge: (caller: Caller, from: TagId, to: TagId): Promise<Tag> =>
      change(
        caller,
        async (tx) => {
          if (from === to) throw badField('intoTagId', 'Please choose another tag.');
          await requireTag(tx, from);
          const target = await requireTag(tx, to);
          await replaceTag(tx, from, to);
          await repository.deleteTagRow(tx, from);
          return presentTag(target);
        },
        from,
      ),

    remove: (caller: Caller, tagId: TagId): Promise<void> =>
      change(
        caller,
        async (tx) => {
          await requireTag(tx, tagId);
          await repository.deleteTagRow(tx, tagId);
        },
        tagId,
      ),
  };
}

async function requireTag(tx: Tx, id: TagId): Promise<TagRow> {
  const [found] = await repository.findTags(tx, [id]);
  if (!found) throw new AppError('not_found');
  return found;
}

/** Gray is for tags that are meant to be inconspicuous. */
function leastUsedColor(existing: readonly TagRow[]): TagColor {
  const uses = (color: TagColor) => existing.filter((row) => row.color === color).length;
  const [first = 'gray', ...others] = TAG_COLORS.filter((color) => color !== 'gray');
  return others.reduce((best, color) => (uses(color) < uses(best) ? color : best), first);
}

const presentTag = ({ id, name, color }: TagRow): Tag => ({ tagId: id, name, color });
