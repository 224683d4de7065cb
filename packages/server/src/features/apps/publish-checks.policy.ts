/** What there is to say about a draft before it goes out. Only an app that knows nothing is kept in. */
import { type AppSettings, ENOUGH_CONTRAST, type PublishCheck, palettePairs } from '@parrot/contract/apps';

export type Draft = {
  settings: AppSettings;
  faqCount: number;
  /** How many people could take a chat of this app over. */
  deskPeople: number;
};

export const publishChecks = ({ settings, faqCount, deskPeople }: Draft): PublishCheck[] => [
  {
    check: 'knowledge',
    state: faqCount === 0 ? 'stop' : 'fine',
    values: { count: String(faqCount) },
  },
  contrastCheck(settings),
  {
    check: 'domains',
    state: settings.behaviour.allowedDomains.length === 0 ? 'advice' : 'fine',
    values: { domains: settings.behaviour.allowedDomains.join(', ') },
  },
  {
    check: 'handOver',
    state: settings.behaviour.agentEscalation && deskPeople === 0 ? 'advice' : 'fine',
    values: { people: String(deskPeople) },
  },
];

/** Tells of the pair that is hardest to read, and how many there are. */
function contrastCheck({ palette }: AppSettings): PublishCheck {
  const weak = palettePairs(palette)
    .filter(({ ratio }) => ratio < ENOUGH_CONTRAST)
    .sort((a, b) => a.ratio - b.ratio);
  const [worst] = weak;
  if (!worst) return { check: 'contrast', state: 'fine', values: {} };
  const { text, textColor, ground, ratio } = worst;
  return {
    check: 'contrast',
    state: 'advice',
    // Rounded down: 4.49 must not read as the 4.5 it misses.
    values: {
      pair: text,
      textColor,
      ground,
      ratio: (Math.floor(ratio * 10) / 10).toFixed(1),
      count: String(weak.length),
    },
  };
}
