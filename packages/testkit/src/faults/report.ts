/** The table of what was tried and counted. */
import { addCounts, type Counts, noCounts } from './ledger/counts.ts';
import type { Result } from './run-scenario.ts';

const COLUMNS: readonly [title: string, of: (counts: Counts) => number | string][] = [
  ['acknowledged', ({ acknowledged }) => acknowledged],
  ['sent again', ({ sentAgain }) => sentAgain],
  ['lost', ({ lost }) => lost],
  ['doubled', ({ doubled }) => doubled],
  ['out of order', ({ outOfOrder }) => outOfOrder],
  ['altered', ({ altered }) => altered],
  ['unanswered', ({ unanswered }) => unanswered],
  ['answered twice', ({ answeredTwice }) => answeredTwice],
  ['stale', ({ stale }) => stale],
  ['files (lost)', ({ files, filesLost }) => `${files} (${filesLost})`],
  ['mails (lost, twice)', ({ mails, mailsLost, mailsTwice }) => `${mails} (${mailsLost}, ${mailsTwice})`],
  ['cases (not routed)', ({ cases, notRouted }) => `${cases} (${notRouted})`],
  [
    'effects (lost, twice)',
    ({ effects, effectsLost, effectsTwice }) => `${effects} (${effectsLost}, ${effectsTwice})`,
  ],
  [
    'breaches (lost, twice)',
    ({ breaches, breachesLost, breachesTwice }) => `${breaches} (${breachesLost}, ${breachesTwice})`,
  ],
];

export function reportTable(results: readonly Result[]): string {
  const row = ({ scenario, store, rounds, counts, seconds }: Omit<Result, 'faults' | 'details'>) => [
    scenario,
    store,
    String(rounds),
    ...COLUMNS.map(([, of]) => String(of(counts))),
    seconds.toFixed(0),
  ];
  const sum = (of: (result: Result) => number) => results.reduce((total, result) => total + of(result), 0);
  const total = {
    scenario: 'all',
    store: '' as never,
    rounds: sum(({ rounds }) => rounds),
    counts: results.map(({ counts }) => counts).reduce(addCounts, noCounts()),
    seconds: sum(({ seconds }) => seconds),
  };
  const heading = ['scenario', 'store', 'rounds', ...COLUMNS.map(([title]) => title), 'seconds'];
  const rows = [heading, heading.map(() => '---'), ...results.map(row), row(total)];
  const lines = rows.map((cells) => `| ${cells.join(' | ')} |`);
  return [...lines, '', ...results.map(faultsLine)].join('\n');
}

const faultsLine = ({ scenario, store, faults }: Result): string =>
  `${scenario}, ${store}: ${[...faults].map(([name, times]) => `${name} ${times}`).join(', ')}`;
