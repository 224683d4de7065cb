/** Runs a frozen version: the flow engine decides, the answer engine looks things up, and together they make a turn. */
import { type Finding, findAnswer, prepareKnowledge } from '@parrot/answer-engine';
import type { FlowSession } from '@parrot/contract/flows';
import { type Advance, advance, type Input, newSession, type Say } from '@parrot/flow-engine';
import type { AppSnapshot } from '../apps/index.ts';
import type { Bot, BotLine, BotTurn } from '../conversations/index.ts';

/** Lookups one turn may ask for; a flow that wants more goes in circles. */
const MOST_LOOKUPS = 10;

export async function createBot({ flow, faqs, settings }: AppSnapshot): Promise<Bot> {
  const knowledge = await prepareKnowledge({ faqs });
  const { appearance, behaviour } = settings;
  const handsOver = behaviour.agentEscalation;
  return {
    name: appearance.botName,
    handsOver,
    // Without people to hand over to, the bot has to do.
    humanFirst: handsOver && appearance.isHumanFirst,
    quiet: { minutes: behaviour.quietMinutes, farewell: appearance.timeoutMsg },
    async takeTurn(flowState, input) {
      const turn: BotTurn = { lines: [], flowState, handsOver: false };
      let session = (flowState as FlowSession | null) ?? newSession();
      let next: Input | undefined = input;
      let finding: Finding | undefined;
      for (let lookups = 0; next && lookups <= MOST_LOOKUPS; lookups++) {
        const step: Advance = advance(flow, session, next, { people: handsOver });
        session = step.session;
        next = undefined;
        for (const effect of step.effects) {
          if (effect.type === 'say') turn.lines.push(lineOf(effect, step, finding));
          if (effect.type === 'handOver') turn.handsOver = true;
          if (effect.type === 'findAnswer') {
            finding = await findAnswer(knowledge, { question: effect.question });
            next = { type: 'finding', finding };
          }
        }
      }
      return { ...turn, flowState: session };
    },
  };
}

const lineOf = ({ text, suggestions, link }: Say, { trace }: Advance, finding?: Finding): BotLine => ({
  value: text,
  suggestions,
  attachment: link
    ? { imageUrl: '', title: '', text: '', buttons: [{ label: shortName(link), actionUrl: link }] }
    : null,
  trace: { steps: trace, ...(finding && { finding: { kind: finding.kind, ...finding.trace } }) },
});

const shortName = (link: string): string =>
  URL.canParse(link) ? new URL(link).hostname.replace(/^www\./, '') : link;
