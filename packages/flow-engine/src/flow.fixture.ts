/** Small flows and conversations for tests. */
import { type Flow, type FlowSession, flow as flowShape } from '@parrot/contract/flows';
import { type Advance, advance, type Effect, type Input, newSession, type TurnContext } from './index.ts';
import { sendMessage } from './send-message.ts';

export const context: TurnContext = {
  desk: { enabled: true, available: true },
  now: new Date('2026-05-20T10:30:00Z'),
  facts: { visitorName: 'Ann', visitorEmail: 'ann@example.com', page: 'https://shop.example/cart' },
};

/** Starts with a start block that leads to `first`. */
export const flowOf = (blocks: Record<string, object>, more: object = {}): Flow =>
  flowShape.parse({
    version: 2,
    language: 'en',
    start: 'start',
    blocks: { start: { type: 'start', next: { done: 'first' } }, ...blocks },
    parts: [],
    values: [],
    texts: {},
    places: {},
    notes: [],
    ...more,
  });

export const text = (written: string, done: string | null = null) => ({
  type: 'message',
  content: { kind: 'text', words: { en: written } },
  next: { done },
});
export const value = (name: string, type: string, more: object = {}) => ({
  name,
  type,
  scope: 'conversation',
  initial: null,
  ...more,
});

export const start: Input = { type: 'start' };
export const message = (written: string): Input => ({ type: 'message', text: written });

/** Every step of a conversation that begins with `start`. */
export function play(flow: Flow, inputs: readonly Input[], circumstances: TurnContext = context): Advance {
  let last = advance(flow, newSession(), start, circumstances);
  for (const input of inputs) last = advance(flow, last.session, input, circumstances);
  return last;
}

export const on = (
  flow: Flow,
  session: FlowSession,
  input: Input,
  more: Partial<TurnContext> = {},
): Advance => advance(flow, session, input, { ...context, ...more });

/** The texts of the sent messages. */
export const sentTexts = ({ effects }: { effects: readonly Effect[] }): string[] =>
  effects.flatMap((effect) => (effect.type === 'sendMessage' ? [effect.text] : []));
export { sendMessage };
