/** Which passages of a source changed, were removed or added. Linear in their number. */
import { LIMITS } from '@parrot/contract/core';
import type { Passage, PassageChange } from '@parrot/contract/knowledge';
import { inSlices } from '../../../platform/index.ts';

/** The share of words that two versions of a passage have in common. */
const NEAR = 0.3;
/** Passages under one heading that may be the earlier version of another. */
const MAX_CANDIDATES = 10;

export async function comparePassages(before: readonly Passage[], after: readonly Passage[]) {
  const counts = { changed: 0, removed: 0, added: 0, same: 0 };
  const changes: PassageChange[] = [];
  const add = (change: PassageChange) => {
    counts[change.kind] += 1;
    if (changes.length < LIMITS.passageChanges) changes.push(change);
  };
  const unmatched = new Map<string, number>();
  await inSlices(after, (passage) => {
    unmatched.set(textOf(passage), (unmatched.get(textOf(passage)) ?? 0) + 1);
  });
  /** Those that are no longer there, by heading. */
  const gone = new Map<string, Passage[]>();
  await inSlices(before, (passage) => {
    const left = unmatched.get(textOf(passage)) ?? 0;
    if (left > 0) {
      unmatched.set(textOf(passage), left - 1);
      counts.same += 1;
      return;
    }
    const list = gone.get(passage.heading);
    if (list) list.push(passage);
    else gone.set(passage.heading, [passage]);
  });
  await inSlices(after, (passage) => {
    const left = unmatched.get(textOf(passage)) ?? 0;
    if (left === 0) return;
    unmatched.set(textOf(passage), left - 1);
    const { heading, text } = passage;
    const old = takeEarlier(gone.get(heading) ?? [], text);
    add(
      old
        ? { kind: 'changed', heading, before: old.text, after: text }
        : { kind: 'added', heading, before: '', after: text },
    );
  });
  for (const list of gone.values())
    for (const { heading, text } of list) add({ kind: 'removed', heading, before: text, after: '' });
  return { counts, changes };
}

const textOf = ({ heading, text }: Passage): string => `${heading}\n${text}`;

/** Takes the most similar passage out of the list. */
function takeEarlier(list: Passage[], text: string): Passage | undefined {
  const terms = termsOf(text);
  let best = -1;
  let highest = NEAR;
  for (const [at, passage] of list.slice(0, MAX_CANDIDATES).entries()) {
    const own = termsOf(passage.text);
    let shared = 0;
    for (const term of terms) if (own.has(term)) shared += 1;
    const similarity = shared / Math.max(1, terms.size, own.size);
    if (similarity <= highest) continue;
    highest = similarity;
    best = at;
  }
  return best < 0 ? undefined : list.splice(best, 1)[0];
}

const termsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
