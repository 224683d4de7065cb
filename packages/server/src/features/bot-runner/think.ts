/** One turn of a flow: the flow engine decides, what it wants to know is looked up at once, until somebody else has to do something. */
import type { Finding } from '@parrot/answer-engine';
import { FLOW_TEXTS, type FlowSession, type TraceStep } from '@parrot/contract/flows';
import { advance, type Circumstances, type Effect, type Input, type Say } from '@parrot/flow-engine';
import type { Brain } from './brain.ts';

/** Lookups one turn may ask for; a flow that wants more goes in circles. */
const MOST_LOOKUPS = 20;

export type Found = { question: string; finding: Finding };
/** How it came to be said. */
export type Reasons = { steps: TraceStep[]; finding?: Finding['trace'] & { kind: Finding['kind'] } };

export type Thought = {
  session: FlowSession;
  said: { say: Say; reasons: Reasons | null }[];
  /** What is left for others to do. */
  wants: Exclude<Effect, { type: 'say' | 'findAnswer' | 'findIntent' }>[];
  trace: TraceStep[];
  found: Found[];
};

export async function think(
  brain: Brain,
  before: FlowSession,
  input: Input,
  around: Circumstances,
): Promise<Thought> {
  const thought: Thought = { session: before, said: [], wants: [], trace: [], found: [] };
  let next: Input | undefined = input;
  let untold: TraceStep[] = [];
  for (let lookups = 0; next; lookups++) {
    if (lookups > MOST_LOOKUPS) return cutOff(brain, thought);
    const step = advance(brain.flow, thought.session, next, around);
    next = undefined;
    thought.session = step.session;
    thought.trace.push(...step.trace);
    untold.push(...step.trace);
    for (const effect of step.effects) {
      if (effect.type === 'say') thought.said.push({ say: effect, reasons: null });
      else if (effect.type === 'findAnswer') next = await lookUp(effect.question);
      else if (effect.type === 'findIntent')
        next = { type: 'intent', intentId: await brain.findIntent(effect.text, effect.intents) };
      else thought.wants.push(effect);
    }
    // Told once, with the last thing that was said because of it.
    const last = thought.said.at(-1);
    if (!last) continue;
    last.reasons = { ...last.reasons, steps: [...(last.reasons?.steps ?? []), ...untold], ...asReason() };
    untold = [];
  }
  return thought;

  async function lookUp(question: string): Promise<Input> {
    const finding = await brain.findAnswer(question);
    thought.found.push({ question, finding });
    return { type: 'finding', finding };
  }

  function asReason(): Pick<Reasons, 'finding'> {
    const finding = thought.found.at(-1)?.finding;
    return finding ? { finding: { kind: finding.kind, ...finding.trace } } : {};
  }
}

/** As the engine does with its own circles: what it would have said is dropped, and the visitor is not left alone. */
function cutOff({ flow, settings }: Brain, { session, trace, found }: Thought): Thought {
  const language = session.language ?? flow.language;
  const text = flow.texts[language]?.unknown ?? FLOW_TEXTS[language].unknown;
  const steps: TraceStep[] = [...trace, { what: 'loopCutOff', blockId: session.blockId }];
  const say: Say = {
    type: 'say',
    text,
    suggestions: settings.behaviour.agentEscalation ? [FLOW_TEXTS[language].talkToPerson] : [],
    attachment: null,
    carousel: [],
    files: [],
    sources: [],
    expects: null,
    canRate: false,
    offersPerson: false,
  };
  return {
    session: { ...session, waitingFor: 'message', question: null, personOffered: false },
    said: [{ say, reasons: { steps } }],
    wants: [],
    trace: steps,
    found,
  };
}
