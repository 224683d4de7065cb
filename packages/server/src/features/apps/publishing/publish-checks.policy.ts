/** The checks before publishing. Only a bot that could not answer, or whose flow would break, is refused. */
import {
  type AppSettings,
  type AppType,
  ENOUGH_CONTRAST,
  type PublishCheck,
  palettePairs,
} from '@parrot/contract/apps';
import type { FlowProblem } from '@parrot/contract/flows';

export type DraftFacts = {
  appType: AppType;
  settings: AppSettings;
  faqCount: number;
  sources: { ready: number; reading: number; failed: number };
  /** Null if the app has no flow. */
  flow: { problems: readonly FlowProblem[]; answersFromKnowledge: boolean } | null;
  /** The results of the flow tests. */
  tests: { passed: number; failed: number; unfinished: number };
  /** How many agents could take over a conversation of this app. */
  agentCount: number;
  /** Whether the secret with which host pages sign was ever requested. */
  hasIdentitySecret: boolean;
};

/** Only the checks that apply to the app, in the order of the contract. */
export const publishChecks = (draft: DraftFacts): PublishCheck[] =>
  [
    knowledgeCheck(draft),
    sourcesCheck(draft),
    flowCheck(draft),
    testsCheck(draft),
    contrastCheck(draft.settings),
    domainsCheck(draft.settings),
    handOverCheck(draft),
    identityCheck(draft),
  ].filter((check) => check !== null);

/** A bot with a flow needs no knowledge, unless a block answers from it. */
function knowledgeCheck({ appType, faqCount, sources, flow }: DraftFacts): PublishCheck | null {
  if (flow && !flow.answersFromKnowledge) return null;
  // A Q&A bot needs FAQs; documents are optional.
  const known = appType === 'Q&A' ? faqCount : faqCount + sources.ready;
  const lacking = flow ? 'advice' : 'stop';
  return check('knowledge', known === 0 ? lacking : 'fine', {
    count: faqCount,
    sources: sources.ready,
  });
}

function sourcesCheck({ appType, sources: { ready, reading, failed } }: DraftFacts): PublishCheck | null {
  if (ready + reading + failed === 0 && appType !== 'GenAI') return null;
  const state = reading > 0 ? 'stop' : failed > 0 ? 'advice' : 'fine';
  return check('sources', state, { ready, reading, failed });
}

function flowCheck({ flow }: DraftFacts): PublishCheck | null {
  if (!flow) return null;
  const stops = flow.problems.filter(({ severity }) => severity === 'stop').length;
  const warnings = flow.problems.length - stops;
  return check('flow', stops > 0 ? 'stop' : warnings > 0 ? 'advice' : 'fine', { stops, warnings });
}

/** A changed answer can be intended: it warns and does not block. */
function testsCheck({ tests: { passed, failed, unfinished } }: DraftFacts): PublishCheck | null {
  if (passed + failed + unfinished === 0) return null;
  return check('tests', failed + unfinished > 0 ? 'advice' : 'fine', { passed, failed, unfinished });
}

const domainsCheck = ({ behaviour: { allowedDomains } }: AppSettings): PublishCheck =>
  check('domains', allowedDomains.length === 0 ? 'advice' : 'fine', { domains: allowedDomains.join(', ') });

const handOverCheck = ({ settings: { behaviour }, agentCount }: DraftFacts): PublishCheck =>
  check('handOver', behaviour.agentEscalation && agentCount === 0 ? 'advice' : 'fine', {
    agents: agentCount,
  });

/** If visitors must be identified and no page can sign yet, none can start a conversation. */
function identityCheck({ settings: { behaviour }, hasIdentitySecret }: DraftFacts): PublishCheck | null {
  if (!behaviour.authentication) return null;
  return check('identity', hasIdentitySecret ? 'fine' : 'advice', {});
}

/** Reports the pair with the lowest contrast, and the number of weak pairs. */
function contrastCheck({ palette }: AppSettings): PublishCheck {
  const weak = palettePairs(palette)
    .filter(({ ratio }) => ratio < ENOUGH_CONTRAST)
    .sort((a, b) => a.ratio - b.ratio);
  const [worst] = weak;
  if (!worst) return check('contrast', 'fine', {});
  const { text, textColor, ground, ratio } = worst;
  return check('contrast', 'advice', {
    pair: text,
    textColor,
    ground,
    // Rounded down: 4.49 must not be shown as 4.5.
    ratio: (Math.floor(ratio * 10) / 10).toFixed(1),
    count: weak.length,
  });
}

const check = (
  name: PublishCheck['check'],
  state: PublishCheck['state'],
  values: Record<string, string | number>,
): PublishCheck => ({
  check: name,
  state,
  values: Object.fromEntries(Object.entries(values).map(([key, value]) => [key, String(value)])),
});
