/** Documents and web pages a bot answers from. */
import * as z from 'zod';
import { sourceId } from '../core/ids.ts';

export const SOURCE_KINDS = ['file', 'page'] as const;
export const SOURCE_STATES = ['in progress', 'ready', 'error'] as const;
/** What is wrong with a source, told in words on the screen. */
export const SOURCE_PROBLEMS = [
  'notReachable',
  'notFound',
  'refused',
  'notText',
  'empty',
  'tooLarge',
  'locked',
  'broken',
  'tooMuch',
] as const;
export const sourceProblem = z.enum(SOURCE_PROBLEMS);
export type SourceProblem = z.infer<typeof sourceProblem>;

export const SOURCE_FILE_ENDINGS = ['pdf', 'docx', 'txt', 'md', 'html', 'csv'] as const;

export const source = z.object({
  sourceId,
  kind: z.enum(SOURCE_KINDS),
  title: z.string(),
  /** Where a page stands; of a file, its name. */
  address: z.string(),
  state: z.enum(SOURCE_STATES),
  problem: sourceProblem.nullable(),
  passageCount: z.number().int(),
  bytes: z.number().int(),
  updatedAt: z.iso.datetime(),
  updatedBy: z.string(),
});
export type Source = z.infer<typeof source>;

/** A stretch of a source that can be quoted: a paragraph or two. */
export const passage = z.object({
  /** The heading it stands under, or the page of a PDF. */
  heading: z.string(),
  text: z.string(),
});
export type Passage = z.infer<typeof passage>;
