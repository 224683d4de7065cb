/** What the closed widget adds to a blank page: ours and two competitors, in the same browser and run. */
import { embedSnippet } from '@parrot/contract/conversations';
import { type Competitor, findCompetitors } from '../competitors.ts';
import type { Part } from '../part.ts';
import { TARGETS } from '../references.ts';
import type { Stage } from '../stage.ts';
import { type Figure, shortNumber } from '../table.ts';
import { type HostSite, openHostSite } from './host-site.ts';
import { type Cost, costOf, median } from './main-thread.ts';

const RUNS = 7;
/** Wall-clock time; on a busy machine little of it is CPU. */
const BURNT_MS = 800;
/** Text that shifts if anything is inserted above it. */
const WORDS = '<p>Lamps and chairs.</p>'.repeat(20);
const OURS = 'ours';

type Candidate = { name: string; site: HostSite; launcher?: string };
type Measured = { name: string; addedMs: number; scriptMs: number; layoutShift: number };

export const widgetCompetitors: Part = {
  name: 'competitors',
  title: `Main-thread time a closed widget adds to a blank page, median of ${RUNS} cold loads (CPU of that thread)`,

  async selfCheck(stage) {
    const burn = `const until = performance.now() + ${BURNT_MS}; while (performance.now() < until);
      setTimeout(() => document.body.prepend(Object.assign(document.createElement('div'), { style: 'height:200px' })), 200);`;
    const sites = [
      await siteWith(''),
      await siteWith(`<script>addEventListener('load', () => { ${burn} })</script>`),
    ];
    try {
      const [blank, burnt] = await measured(
        stage,
        sites.map((site, at) => ({ name: String(at), site })),
        1,
      );
      const seen = (burnt?.addedMs ?? 0) - (blank?.addedMs ?? 0);
      if (seen < BURNT_MS / 16 || !burnt?.layoutShift)
        throw new Error(
          `Self-check: a script that burns ${BURNT_MS} ms and shifts the page was not detected.`,
        );
      return `a planted script was detected (${shortNumber(seen)} ms of CPU, a shift of ${shortNumber(burnt.layoutShift)})`;
    } finally {
      await Promise.all(sites.map((site) => site.close()));
    }
  },

  measure: (stage) =>
    stage.withServer(async (server, { app }) => {
      const { others, missing } = await findCompetitors();
      const embed = embedSnippet(server.url, app.parrotId);
      const candidates: Candidate[] = [
        { name: 'blank', site: await siteWith('') },
        { name: OURS, site: await siteWith(embed), launcher: 'button[aria-label="Open chat"]' },
      ];
      for (const other of others)
        candidates.push({ name: other.name, site: await siteOf(other), launcher: other.launcher });
      try {
        const [, ours, ...rest] = await measured(stage, candidates, RUNS);
        if (!ours) throw new Error('Nothing was measured.');
        return { figures: figuresOf(ours, rest), grids: [gridOf([ours, ...rest])], notes: missing };
      } finally {
        await Promise.all(candidates.map(({ site }) => site.close()));
      }
    }),
};

function figuresOf(ours: Measured, others: readonly Measured[]): Figure[] {
  const references = others.map(({ name, addedMs }) => ({ name, value: Math.round(addedMs) }));
  const lightest = Math.min(...others.map(({ addedMs }) => addedMs));
  return [
    { what: 'main-thread time added', value: ours.addedMs, unit: 'ms', better: 'lower', references },
    ...(others.length > 0
      ? [
          {
            what: 'as a share of the lighter competitor',
            value: ours.addedMs / lightest,
            unit: '',
            better: 'lower' as const,
            target: TARGETS.mainThreadShare,
          },
        ]
      : []),
    { what: 'layout shift', value: ours.layoutShift, unit: '', better: 'lower', target: TARGETS.layoutShift },
  ];
}

const gridOf = (all: readonly Measured[]): string[][] => [
  ['widget', 'main thread ms', 'of it script ms', 'layout shift'],
  ...all.map(({ name, addedMs, scriptMs, layoutShift }) => [
    name,
    shortNumber(addedMs),
    shortNumber(scriptMs),
    shortNumber(layoutShift),
  ]),
];

/**
 * In turns, so that a slow moment of the machine affects all of them. The first candidate is the blank page.
 */
async function measured(stage: Stage, candidates: readonly Candidate[], runs: number): Promise<Measured[]> {
  const browser = await stage.browser();
  const costs = candidates.map((): Cost[] => []);
  for (let round = 0; round < runs; round += 1)
    for (const [at, { site, launcher }] of candidates.entries())
      costs[at]?.push(await costOf(browser, site.url, launcher));
  const of = (at: number, figure: keyof Cost) => median((costs[at] ?? []).map((cost) => cost[figure]));
  return candidates.map(({ name }, at) => ({
    name,
    addedMs: of(at, 'taskMs') - of(0, 'taskMs'),
    scriptMs: of(at, 'scriptMs') - of(0, 'scriptMs'),
    layoutShift: Math.max(...(costs[at] ?? []).map(({ layoutShift }) => layoutShift)),
  }));
}

const siteWith = (more: string): Promise<HostSite> =>
  openHostSite({
    '/': { type: 'text/html', body: `<!doctype html><title>A shop</title><body>${WORDS}${more}` },
  });

async function siteOf({ script, page }: Competitor): Promise<HostSite> {
  const files: Record<string, { type: string; body: string }> = {
    '/competitor.js': { type: 'text/javascript', body: script },
  };
  const site = await openHostSite(files);
  const inline = `<script type="module">${page(site.url)}</script>`;
  files['/'] = { type: 'text/html', body: `<!doctype html><title>A shop</title><body>${WORDS}${inline}` };
  return site;
}
