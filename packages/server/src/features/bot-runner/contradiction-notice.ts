/** What two sources say differently is given in full, each with its title, below a sentence that says so. */
import type { Finding } from '@parrot/answer-engine';
import { SOURCES_DISAGREE } from '@parrot/contract/flows';

export const isContradicted = (finding: Finding): boolean =>
  finding.kind === 'answer' && finding.contradictedBy !== undefined;

export function addContradiction<Found extends Finding>(finding: Found): Found {
  if (finding.kind !== 'answer' || !finding.contradictedBy) return finding;
  const { answer, sources, languageCode, contradictedBy, trace } = finding;
  const both = [
    { answer, title: sources[0]?.title ?? '' },
    { answer: contradictedBy.answer, title: contradictedBy.source.title },
  ];
  return {
    ...finding,
    answer: [
      SOURCES_DISAGREE[trace.language ?? languageCode ?? 'en'],
      ...both.map((one) => `${titled(one.title)}${one.answer}`),
    ].join('\n\n'),
    sources: [...sources, contradictedBy.source],
  };
}

/** The chat shows stars in a title as they are. */
export const titled = (title: string): string =>
  title === '' ? '' : title.includes('*') ? `${title}\n` : `**${title}**\n`;
