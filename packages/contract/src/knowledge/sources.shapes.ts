/** Documents, web pages and whole sites a bot answers from. */
import * as z from 'zod';
import { sourceId } from '../core/ids.ts';
import { languageCode } from '../core/language-code.ts';
import { siteVisit } from './sites.shapes.ts';

export const SOURCE_KINDS = ['file', 'page', 'site'] as const;
/** 'draft': not read yet. 'staged': read, but not published. 'ready': published. */
const SOURCE_STATES = ['draft', 'in progress', 'staged', 'ready', 'error'] as const;
export type SourceState = (typeof SOURCE_STATES)[number];
/** Problems of a source, explained on the screen. */
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
  /** The address of a page or site; the name of a file. */
  address: z.string(),
  state: z.enum(SOURCE_STATES),
  problem: sourceProblem.nullable(),
  passageCount: z.number().int(),
  bytes: z.number().int(),
  /** The site of a page; null if it was added on its own. */
  siteId: sourceId.nullable(),
  /** The crawl of a site; null for other kinds. */
  site: siteVisit.nullable(),
  updatedAt: z.iso.datetime(),
  updatedBy: z.string(),
});
export type Source = z.infer<typeof source>;

/** A piece of a source that can be quoted: a paragraph or two. */
export const passage = z.object({
  /** Its heading, or the page of a PDF. */
  heading: z.string(),
  text: z.string(),
  /** The URL fragment that leads to it: an anchor of a web page, or `page=3` of a PDF. */
  place: z.string().optional(),
});
export type Passage = z.infer<typeof passage>;

/** A sample document that shows what a bot makes of one. */
export const sampleDocument = z.object({
  sampleId: z.string(),
  title: z.string(),
  description: z.string(),
  fileName: z.string(),
  languageCode,
});
export type SampleDocument = z.infer<typeof sampleDocument>;
