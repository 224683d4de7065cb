/** One turn of a flow: the flow engine decides, what it wants to know is looked up at once, until somebody else has to do something. */
import type { Finding } from '@parrot/answer-engine';
import { FLOW_TEXTS, type FlowSession, type TraceStep } from '@parrot/contract/flows';
import type { MessageTrace } from '@parrot/contract/learning';
import { advance, type Effect, type Input, type SendMessage, type TurnContext } from '@parrot/flow-engine';
import type { WriteAnswer, WrittenFinding } from '../conversations/index.ts';
import { isInOtherLanguage, tellLanguage } from './language-notice.ts';
import type { Brain } from './version-answers.ts';

/** Lookups one turn may ask for; a flow that wants more goes in circles. */
const MOST_LOOKUPS = 20;

export type Found = { question: string; finding: Finding | WrittenFinding };
/** What a turn begins with. A finding from outside of the turn tells how it was found. */
export type ThinkInput = Exclude<Input, { type: 'finding' }> | (Finds & { request: number });
type Finds = { type: 'finding'; finding: Finding | WrittenFinding };

export type Thought = {
  session: FlowSession;
  said: { say: SendMessage; reasons: MessageTrace | null }[];
  /** What is left for others to do. */
  wants: (Exclude<Effect, { type: 'sendMessage' | 'findAnswer' | 'findIntent' }> | WriteAnswer)[];
  trace: TraceStep[];
  /** What of the trace stands with nothing that was said, as nothing was. */
  untold: TraceStep[];
  found: Found[];
};

export async function think(
  brain: Brain,
  before: FlowSession,
  input: ThinkInput,
  around: TurnContext,
  /** Whether a model could write an answer, as an errand. */
  { asksModel }: { asksModel: boolean },
): Promise<Thought> {
  const thought: Thought = { session: before, said: [], wants: [], trace: [], untold: [], found: [] };
  const began = performance.now();
  let next: Input | undefined = input;
  if (input.type === 'finding') {
    const question = before.question ?? '';
    thought.found.push({ question, finding: input.finding });
    next = { ...input, finding: tellLanguage(input.finding, question) };
  }
  for (let lookups = 0; next; lookups++) {
    if (lookups > MOST_LOOKUPS) return cutOff(brain, thought);
    const step = advance(brain.flow, thought.session, next, around);
    next = undefined;
    thought.session = step.session;
    thought.trace.push(...step.trace);
    thought.untold.push(...step.trace);
    for (const effect of step.effects) {
      if (effect.type === 'sendMessage') thought.said.push({ say: effect, reasons: null });
      else if (effect.type === 'findAnswer') next = await lookUp(effect.question);
      else if (effect.type === 'findIntent')
        next = { type: 'intent', intentId: await brain.findIntent(effect.text, effect.intents) };
      else thought.wants.push(effect);
    }
    // Told once, with the last thing that was said because of it.
    const last = thought.said.at(-1);
    if (!last) continue;
    last.reasons = {
      ...last.reasons,
      steps: [...(last.reasons?.steps ?? []), ...thought.untold],
      ...asReason(),
      language: thought.session.language ?? brain.flow.language,
      milliseconds: Math.round(performance.now() - began),
    };
    thought.untold = [];
  }
  return thought;

  async function lookUp(question: string): Promise<Input | undefined> {
    const finding = await brain.findAnswer(question);
    // What people wrote as an answer is said in their words, in the visitor's language if need be.
    const isWritten = finding.kind === 'answer' && finding.faqId !== undefined;
    const passages = asksModel && !isWritten ? brain.passagesBehind(finding) : [];
    const isForeign = asksModel && isWritten && isInOtherLanguage(finding, question);
    if (passages.length > 0 || isForeign) {
      const { requests: request, language } = thought.session;
      thought.wants.push({ type: 'writeAnswer', request, question, language, passages, finding });
      return undefined;
    }
    thought.found.push({ question, finding });
    return { type: 'finding', finding: tellLanguage(finding, question) };
  }

  function asReason(): Pick<MessageTrace, 'finding'> {
    const found = thought.found.at(-1);
    if (!found) return {};
    const { question, finding } = found;
    const model = 'model' in finding ? { model: finding.model } : {};
    const faqId = finding.kind === 'answer' && finding.faqId ? { faqId: finding.faqId } : {};
    return { finding: { question, kind: finding.kind, ...finding.trace, ...faqId, ...model } };
  }
}

/** As the engine does with its own circles: what it would have said is dropped, and the visitor is not left alone. */
function cutOff({ flow, settings }: Brain, { session, trace, found }: Thought): Thought {
  const language = session.language ?? flow.language;
  const text = flow.texts[language]?.unknown ?? FLOW_TEXTS[language].unknown;
  const steps: TraceStep[] = [...trace, { what: 'loopCutOff', blockId: session.blockId }];
  const say: SendMessage = {
    type: 'sendMessage',
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
    untold: [],
    found,
  };
}
