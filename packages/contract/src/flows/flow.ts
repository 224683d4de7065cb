/** A flow: what a bot does, block by block. */
import * as z from 'zod';
import { languageCode } from '../core/language-code.ts';
import { LIMITS } from '../core/limits.ts';
import { LANGUAGES } from '../core/options.ts';
import { optionId } from './blocks/block-fields.ts';
import { block, blockId } from './blocks/index.ts';
import { flowTexts } from './flow-texts.ts';
import { maxEntries } from './max-entries.ts';
import { validateFlow } from './validate-flow.ts';
import { valueDefinition } from './values.ts';

export const FLOW_VERSION = 2;

const coordinate = z.number().min(-1_000_000).max(1_000_000);
const point = z.object({ x: coordinate, y: coordinate });
export type Point = z.infer<typeof point>;

/** A note for other builders; bots ignore it. */
const stickyNote = point.extend({
  id: optionId,
  part: optionId.nullable().default(null),
  text: z.string().max(1_000),
  width: z.number().min(80).max(1_000),
  height: z.number().min(60).max(1_000),
});
export type StickyNote = z.infer<typeof stickyNote>;

/** A named group of blocks that a flow can run from several blocks. Its blocks refer to it by `part`. */
export const reusablePart = z.object({
  id: optionId,
  name: z.string().trim().min(1).max(60),
  start: blockId,
});
export type ReusablePart = z.infer<typeof reusablePart>;

export const flow = z
  .object({
    version: z.literal(FLOW_VERSION),
    /** The bot's own language, in which all texts should exist. */
    language: languageCode,
    start: blockId,
    blocks: maxEntries(
      LIMITS.flowBlocks,
      z.record(blockId, block),
      `A flow has at most ${LIMITS.flowBlocks} blocks.`,
    ),
    parts: z.array(reusablePart).max(LIMITS.flowParts),
    values: z.array(valueDefinition).max(LIMITS.flowValues),
    /** The builder's replacements for built-in texts. */
    texts: maxEntries(LANGUAGES.length, z.partialRecord(languageCode, flowTexts.partial())),
    places: maxEntries(LIMITS.flowBlocks, z.record(blockId, point)),
    notes: z.array(stickyNote).max(LIMITS.flowNotes),
  })
  .superRefine(validateFlow);
export type Flow = z.infer<typeof flow>;

/** A flow as a file. */
export const flowFile = z.object({ parrotFlow: z.literal(FLOW_VERSION), name: z.string().max(100), flow });
export type FlowFile = z.infer<typeof flowFile>;
