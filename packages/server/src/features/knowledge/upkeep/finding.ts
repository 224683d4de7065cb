/** A finding of a check, before it is stored. */
import type { LanguageCode } from '@parrot/contract/core';
import type { UpkeepEntry, UpkeepKind } from '@parrot/contract/knowledge';
import { fingerprintOf } from '../sources/fingerprint.ts';
import type { FindingContent } from './upkeep.tables.ts';

/** An entry with its present content as a hash. */
export type PrintedEntry = { entry: UpkeepEntry; print: string };
/** `rank`: the highest is listed first. */
export type Finding = {
  kind: UpkeepKind;
  key: string;
  fingerprint: string;
  rank: number;
  content: FindingContent;
};

const idOf = (entry: UpkeepEntry): string => (entry.type === 'faq' ? entry.faqId : entry.sourceId);

type About = {
  rank: number;
  differs?: [string, string] | undefined;
  since?: Date;
};

export function finding(
  kind: UpkeepKind,
  about: readonly PrintedEntry[],
  { rank, differs, since }: About,
): Finding {
  const prints = Object.fromEntries(about.map(({ entry, print }) => [idOf(entry), print]));
  return {
    kind,
    key: Object.keys(prints).sort().join(' '),
    fingerprint: fingerprintOf(Object.entries(prints).sort()),
    rank,
    content: {
      entries: about.map(({ entry }) => entry),
      differs: differs ?? null,
      since: since?.toISOString() ?? null,
      lacks: null,
      prints,
    },
  };
}

export const missingTranslations = (languageCode: LanguageCode, count: number): Finding => ({
  kind: 'missingTranslation',
  key: languageCode,
  fingerprint: String(count),
  rank: count,
  content: { entries: [], differs: null, since: null, lacks: { languageCode, count }, prints: {} },
});
