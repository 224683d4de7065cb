/** A document on its way to passages. */
import type { Passage, SourceProblem } from '@parrot/contract/knowledge';

/** What stands under one heading. */
export type Section = {
  heading: string;
  /** What leads to it, after the # of the address; empty where nothing does. */
  place?: string;
  paragraphs: string[];
};

export type Document = {
  /** What it calls itself; empty where it does not say. */
  title: string;
  /** `whole`: each paragraph is a passage by itself, such as the row of a table. */
  sections: Section[];
  whole?: boolean;
  /** It has pages, but only pictures of them. */
  isScan?: boolean;
  /** What a web page leads on to, as written there. */
  links?: Links;
};

export type Links = {
  /** Its addresses, each once. */
  hrefs: string[];
  /** What they are relative to, and which address the page itself goes by; empty where it does not say. */
  base: string;
  canonical: string;
};

export type DocumentInput = { bytes: Uint8Array; name: string; contentType: string; mostPassages: number };
export type ReadResult =
  | { title: string; passages: Passage[]; links?: Links }
  | { problem: SourceProblem; links?: Links };

/** The document can't be read, and this is why. */
export class DocumentProblem extends Error {
  readonly problem: SourceProblem;
  constructor(problem: SourceProblem, options?: ErrorOptions) {
    super(`The document is ${problem}.`, options);
    this.problem = problem;
  }
}
