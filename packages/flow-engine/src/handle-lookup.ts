/** Handles what was found for the visitor's text. A request for an agent that nothing else answers hands over. */
import type { Flow, FlowSession } from '@parrot/contract/flows';
import type { FindingPart, Input, TurnContext } from './inputs.ts';
import { personRequestIn } from './intents/person-request.ts';
import { type Advance, runFrom } from './run-from.ts';
import { isWithBot } from './session.ts';
import { handOver } from './start-and-hand-over.ts';
import { storedText } from './values/stored-text.ts';

type Of<Type extends Input['type']> = Extract<Input, { type: Type }>;

/** Whether the flow now looks this text up, by knowledge or by intents. */
export function isLookedUp({ effects }: Pick<Advance, 'effects'>, text: string): boolean {
  const asked = storedText(text.trim());
  return effects.some(
    (effect) =>
      (effect.type === 'findAnswer' && effect.question === asked) ||
      (effect.type === 'findIntent' && storedText(effect.text.trim()) === asked),
  );
}

/** The reply is in the language of the question, if that is known. */
export function handleFinding(
  flow: Flow,
  session: FlowSession,
  input: Of<'finding'>,
  context: TurnContext,
): Advance {
  const { finding } = input;
  const asked = { ...session, language: input.language ?? session.language };
  const question = session.question ?? '';
  const replied = runFrom(flow, asked, input, context);
  if (finding.parts) {
    const { session: after, ...result } = withRequestOf(finding.parts, { flow, replied, context });
    return { ...result, session: { ...after, language: session.language } };
  }
  const request = context.desk.enabled && finding.kind !== 'answer' ? personRequestIn(question) : undefined;
  // 'Customer service' may have meant one of the suggested questions.
  const isAskedBack = request === 'named' && finding.kind === 'didYouMean' && finding.suggestions.length > 0;
  const { session: after, ...result } =
    request && !isAskedBack && !isLookedUp(replied, question) ? handOver(flow, asked, context) : replied;
  return { ...result, session: { ...after, language: session.language } };
}

/** 'How long is the warranty? And can I talk to someone?' gets the answer, then an agent. */
function withRequestOf(
  parts: readonly FindingPart[],
  { flow, replied, context }: { flow: Flow; replied: Advance; context: TurnContext },
): Advance {
  const isRequested = parts.some(
    ({ question, finding }) => finding.kind !== 'answer' && personRequestIn(question) === 'requested',
  );
  if (!isRequested || !context.desk.enabled || !isWithBot(replied.session)) return replied;
  const handed = handOver(flow, replied.session, context);
  return {
    session: handed.session,
    effects: [...replied.effects, ...handed.effects],
    trace: [...replied.trace, ...handed.trace],
  };
}

export function handleIntent(
  flow: Flow,
  session: FlowSession,
  input: Of<'intent'>,
  context: TurnContext,
): Advance {
  const taken = runFrom(flow, session, input, context);
  const text = session.lastMessage;
  const isRequest = context.desk.enabled && input.intentId === null && personRequestIn(text) === 'requested';
  return isRequest && !isLookedUp(taken, text) ? handOver(flow, session, context) : taken;
}
