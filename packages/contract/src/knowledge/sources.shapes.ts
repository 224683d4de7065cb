/** Documents, web pages and whole sites a bot answers from. */
import * as z from 'zod';
import { sourceId } from '../core/ids.ts';
import { languageCode } from '../core/options.ts';
import { siteVisit } from './sites.shapes.ts';

export const SOURCE_KINDS = ['file', 'page', 'site'] as const;
/**
 * How far a source is on its way to visitors. 'draft' is two steps away: it has to be read, and then published.
 * 'staged' is one step away: it was read, and what was read is not published yet. 'ready' is what visitors meet.
 */
const SOURCE_STATES = ['draft', 'in progress', 'staged', 'ready', 'error'] as const;
export type SourceState = (typeof SOURCE_STATES)[number];
/** What is wrong with a source, told in words on the screen. */
const SOURCE_PROBLEMS = [
  'notReachable',
  'notFound',
  'refused',
  'byRobots',
  'notText',
  'empty',
  'scanned',
  'tooLarge',
  'locked',
  'broken',
  'tooMuch',
  'noPages',
] as const;
export const sourceProblem = z.enum(SOURCE_PROBLEMS);
export type SourceProblem = z.infer<typeof sourceProblem>;

export const SOURCE_FILE_ENDINGS = ['pdf', 'docx', 'txt', 'md', 'html', 'csv'] as const;

export const source = z.object({
  sourceId,
  kind: z.enum(SOURCE_KINDS),
  title: z.string(),
  /** Where a page or site stands; of a file, its name. */
  address: z.string(),
  state: z.enum(SOURCE_STATES),
  problem: sourceProblem.nullable(),
  passageCount: z.number().int(),
  bytes: z.number().int(),
  /** The site a page belongs to; null where it stands by itself. */
  siteId: sourceId.nullable(),
  /** How the visit to a site stands; null where it is none. */
  site: siteVisit.nullable(),
  updatedAt: z.iso.datetime(),
  updatedBy: z.string(),
});
export type Source = z.infer<typeof source>;

/** A stretch of a source that can be quoted: a paragraph or two. */
export const passage = z.object({
  /** The heading it stands under, or the page of a PDF. */
  heading: z.string(),
  text: z.string(),
  /** What leads to it, after the # of the address: an anchor of a web page, or `page=3` of a PDF. */
  place: z.string().optional(),
});
export type Passage = z.infer<typeof passage>;

/** A document of ours that shows what a bot makes of one. */
export const sampleDocument = z.object({
  sampleId: z.string(),
  title: z.string(),
  description: z.string(),
  fileName: z.string(),
  languageCode,
});
export type SampleDocument = z.infer<typeof sampleDocument>;
