/** A flow is what a bot does, block by block; a flow session is where one visitor stands in it. */
import * as z from 'zod';
import { appearance } from '../apps/appearance.ts';
import { LIMITS } from '../core/limits.ts';

export const FLOW_VERSION = 1;

/** Short and plain, so that a trace reads well. */
const blockId = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,63}$/, 'A block id has lower-case letters, digits and hyphens only.');
export type BlockId = z.infer<typeof blockId>;

/** Where a branch leads; null while nothing is connected, which ends the conversation there. */
const target = blockId.nullable();

const startBlock = z.object({ type: z.literal('start'), next: z.object({ done: target }) });
const messageBlock = z.object({
  type: z.literal('message'),
  text: z.string().max(LIMITS.messageLength),
  next: z.object({ done: target }),
});
/** Waits for a question, answers it, and waits for the next. */
const answerFromKnowledgeBlock = z.object({
  type: z.literal('answer-from-knowledge'),
  /** After so many unanswered questions in a row a person is offered. */
  botEscalationCount: appearance.shape.botEscalationCount,
  next: z.object({}),
});
const handOverBlock = z.object({ type: z.literal('hand-over'), next: z.object({}) });
const endBlock = z.object({ type: z.literal('end'), next: z.object({}) });

/** `next` names each way out of a block, so that all edges of a flow can be read without knowing the types. */
export const block = z.discriminatedUnion('type', [
  startBlock,
  messageBlock,
  answerFromKnowledgeBlock,
  handOverBlock,
  endBlock,
]);
export type Block = z.infer<typeof block>;
export type BlockType = Block['type'];
export type BlockOf<Type extends BlockType> = Extract<Block, { type: Type }>;

const ownWords = z.string().min(1).max(500);
/** The words a bot says of its own accord, in its own language. */
export const flowTexts = z.object({
  unknown: ownWords,
  didYouMean: ownWords,
  offerPerson: ownWords,
  handingOver: ownWords,
  /** The label that asks for a person; written by the visitor, it does the same. */
  talkToPerson: z.string().min(1).max(80),
});
export type FlowTexts = z.infer<typeof flowTexts>;

export const flow = z
  .object({
    version: z.literal(FLOW_VERSION),
    start: blockId,
    blocks: z.record(blockId, block),
    texts: flowTexts,
  })
  .superRefine(({ start, blocks }, problems) => {
    const tell = (path: string[], message: string) => problems.addIssue({ code: 'custom', path, message });
    const ids = new Set(Object.keys(blocks));
    if (ids.size > LIMITS.flowBlocks) tell(['blocks'], `A flow has at most ${LIMITS.flowBlocks} blocks.`);
    if (!ids.has(start) || blocks[start]?.type !== 'start')
      tell(['start'], 'A flow begins with a start block.');
    for (const [id, { next }] of Object.entries(blocks)) {
      for (const [branch, to] of Object.entries(next)) {
        if (to !== null && !ids.has(to)) tell(['blocks', id, 'next', branch], `There is no block '${to}'.`);
      }
    }
  });
export type Flow = z.infer<typeof flow>;

/** Plain JSON, stored with the conversation's session. */
export const flowSession = z.object({
  blockId: blockId.nullable(),
  /** What must come in for the flow to go on; 'nothing' once it is over. */
  waitingFor: z.enum(['start', 'message', 'finding', 'person', 'nothing']),
  /** Questions in a row that the bot could not answer. */
  unanswered: z.number().int().min(0),
  /** The last thing the bot said offered a person, so that a plain yes accepts. */
  personOffered: z.boolean(),
  /** The question whose answer is being looked for. */
  question: z.string().max(LIMITS.messageLength).nullable(),
});
export type FlowSession = z.infer<typeof flowSession>;
