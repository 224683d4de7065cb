/** All block types. */
import * as z from 'zod';
import { answerFromKnowledgeBlock } from './answer-from-knowledge.ts';
import { askBlock } from './ask.ts';
import { businessHoursBlock } from './business-hours.ts';
import { buttonsBlock } from './buttons.ts';
import { callApiBlock } from './call-api.ts';
import { conditionBlock } from './condition.ts';
import { endBlock } from './end.ts';
import { goToBlock } from './go-to.ts';
import { handOverBlock } from './hand-over.ts';
import { messageBlock } from './message.ts';
import { rateBlock } from './rate.ts';
import { reusablePartBlock } from './reusable-part.ts';
import { routeByIntentBlock } from './route-by-intent.ts';
import { setValueBlock } from './set-value.ts';
import { startBlock } from './start.ts';
import { translateBlock } from './translate.ts';
import { waitBlock } from './wait.ts';

export * from './answer-from-knowledge.ts';
export * from './ask.ts';
export { type BlockId, blockId } from './block-fields.ts';
export * from './business-hours.ts';
export * from './buttons.ts';
export * from './call-api.ts';
export * from './condition.ts';
export * from './message.ts';
export * from './route-by-intent.ts';
export * from './set-value.ts';

/** `next` lists every branch of a block, so that all edges can be read without knowing the types. */
export const block = z.discriminatedUnion('type', [
  startBlock,
  messageBlock,
  askBlock,
  buttonsBlock,
  conditionBlock,
  setValueBlock,
  callApiBlock,
  answerFromKnowledgeBlock,
  routeByIntentBlock,
  translateBlock,
  waitBlock,
  rateBlock,
  handOverBlock,
  goToBlock,
  reusablePartBlock,
  businessHoursBlock,
  endBlock,
]);
export type Block = z.infer<typeof block>;
export type BlockType = Block['type'];
export type BlockOf<Type extends BlockType> = Extract<Block, { type: Type }>;
export const BLOCK_TYPES = block.options.map((option) => option.shape.type.value) as BlockType[];
