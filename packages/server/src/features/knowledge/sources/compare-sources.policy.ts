/** The differences between the sources of two versions. */
import { isDeepStrictEqual } from 'node:util';
import type { VersionChange } from '@parrot/contract/apps';
import type { FrozenSource } from '../../apps/index.ts';

/** Matched by id. A source changed if its passages differ. */
export function compareSources(from: readonly FrozenSource[], to: readonly FrozenSource[]): VersionChange[] {
  const before = new Map(from.map((source) => [source.sourceId, source]));
  const after = new Set(to.map((source) => source.sourceId));
  const sourceChange = (kind: VersionChange['kind'], { title }: FrozenSource, was: string, is: string) => ({
    kind,
    what: 'source' as const,
    name: title,
    before: was,
    after: is,
  });
  const addedOrChanged = to.flatMap((source): VersionChange[] => {
    const old = before.get(source.sourceId);
    if (!old) return [sourceChange('added', source, '', passagesIn(source))];
    const isSame = old.title === source.title && isDeepStrictEqual(old.passages, source.passages);
    return isSame ? [] : [sourceChange('changed', source, passagesIn(old), passagesIn(source))];
  });
  const removed = from.filter((source) => !after.has(source.sourceId));
  return [
    ...addedOrChanged,
    ...removed.map((source) => sourceChange('removed', source, passagesIn(source), '')),
  ];
}

const SNIPPET = 120;
/** Start and length of a source, which distinguish two readings. */
const passagesIn = ({ passages }: FrozenSource): string => {
  const length = passages.reduce((sum, { text }) => sum + text.length, 0);
  const begins = Array.from(passages[0]?.text ?? '')
    .slice(0, SNIPPET)
    .join('');
  return `${begins} … (${length})`;
};
